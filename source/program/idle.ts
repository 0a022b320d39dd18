/** Calls back once when nothing has touched it for that long; never without a length. */
export const createIdleWatch = (milliseconds: number | undefined, onIdle: () => void) => {
	let timer: NodeJS.Timeout | undefined;
	const stop = () => clearTimeout(timer);
	const touch = () => {
		stop();
		if (milliseconds !== undefined) {
			timer = setTimeout(onIdle, milliseconds).unref();
		}
	};
	return {touch, stop};
};
