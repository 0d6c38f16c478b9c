export const choiceLimit = 4;

/** The non-empty lines of a result that become choices, four at most (SPEC G1). */
export const choiceLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, choiceLimit);
