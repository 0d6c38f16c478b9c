/**
 * Searches that look ahead from many places of a text together read so many characters, in proportion to its
 * length; then they find nothing.
 */
export function createBudget(text: string): (characters: number) => boolean {
  let left = 20 * text.length + 100_000;
  return (characters) => {
    left -= characters;
    return left > 0;
  };
}
