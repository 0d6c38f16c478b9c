/** What stands behind `#token=` of an address from a letter: it never reaches a server with the page. */
export const linkToken = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('token') || null;
