/** What the player chose; which names there are and what they mean is the screen's business. */
export type Settings = Readonly<Record<string, string | number | boolean>>;
