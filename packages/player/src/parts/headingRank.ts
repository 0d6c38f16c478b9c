const deepest = 6;

/** The rank of a heading at a level of the page; HTML has six. */
export const headingRank = (level: number): number => Math.min(level, deepest);
