const key = 'notice';

/** Leaves words for the page that opens next in this tab: what one page did, the next one tells. */
export function leaveNotice(words: string): void {
  sessionStorage.setItem(key, words);
}

/** The words that the page before left, once. */
export function takeNotice(): string | null {
  const words = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return words;
}
