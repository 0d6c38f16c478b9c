/** A large first letter needs a letter, and lines to stand beside. */
const opening = /^\p{L}[^\n]{59}/u;

/** Whether a text begins with a paragraph that can have a drop cap: not with a dash, a heading or a short line (SPEC D25). */
export const isOpening = (content: string): boolean => opening.test(content);
