/** Generates new ids; the caller supplies it, so that edits are reproducible. */
export type Ids = { next(): string };

/** The prefix of the id of a placeholder connection (SPEC D8). */
export const temporaryPrefix = 'temp_';

/** Whether the id is that of a placeholder connection. */
export const isTemporaryId = (id: string): boolean => id.startsWith(temporaryPrefix);

/** The most characters of an id. */
export const idMaximumLength = 200;

/** Room for the prefix and a number, so that every choice id can have a placeholder. */
export const connectionIdMaximumLength = 240;
