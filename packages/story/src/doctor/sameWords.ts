/** The text as a reader takes it in: without regard to case and to how words are set apart. */
export const sameWords = (text: string): string => text.trim().replace(/\s+/gu, ' ').toLowerCase();
