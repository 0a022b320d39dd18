/** Names of fields as every version of the program gives them. */
const fieldName = /^[a-z][a-zA-Z\d]{0,39}$/;

/**
The fields that only a newer version knows. They are kept and written again as they are, so that nothing is lost where two versions write by turns.

@param rest What is left of an object without the fields that are known here.
*/
export const furtherFields = (
	rest: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
	Object.fromEntries(Object.entries(rest).filter(([name]) => fieldName.test(name)));
