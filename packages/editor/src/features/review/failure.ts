/** What happened, and what the server said of it where it said anything. */
export const messageOf = (said: string, happened: string): string =>
  said === '' ? happened : `${said} ${happened}`;
