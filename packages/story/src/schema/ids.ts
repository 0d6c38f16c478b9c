/** Where new ids come from; the caller makes them, so that every edit can be repeated. */
export type Ids = { next(): string };

/** What the connection id of a choice begins with until the choice leads somewhere. */
export const temporaryPrefix = 'temp_';

/** Whether a connection id belongs to a choice that was never linked. */
export const isTemporaryId = (id: string): boolean => id.startsWith(temporaryPrefix);

export const idMaximumLength = 200;

/** Room for the prefix and a number, so that every choice id can have a placeholder. */
export const connectionIdMaximumLength = 240;
