export type TagRules = {
  maximum: number;
  maximumLength: number;
  /** What makes two words one and the same. */
  sameAs: (tag: string) => string;
};

export type AddedTags = {
  tags: string[];
  /** What could not be taken, to be mended by its writer. */
  rest: string;
  problem: 'full' | 'tooLong' | null;
};

const tidy = (tag: string): string => tag.trim().replace(/^#+/, '').replaceAll(/\s+/g, ' ');

/** Adds the words of a text that are parted by commas, semicolons or lines; those that are there stay once. */
export function addTags(
  tags: readonly string[],
  text: string,
  { maximum, maximumLength, sameAs }: TagRules,
): AddedTags {
  const known = new Set(tags.map(sameAs));
  const taken = [...tags];
  const words = text
    .split(/[,;\n]/)
    .map(tidy)
    .filter((word) => word !== '');
  for (const [index, word] of words.entries()) {
    if (known.has(sameAs(word))) continue;
    const problem =
      word.length > maximumLength ? 'tooLong' : taken.length >= maximum ? 'full' : null;
    if (problem) return { tags: taken, rest: words.slice(index).join(', '), problem };
    known.add(sameAs(word));
    taken.push(word);
  }
  return { tags: taken, rest: '', problem: null };
}
