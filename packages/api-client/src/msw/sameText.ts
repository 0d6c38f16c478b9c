/** Whether two names or addresses are one. */
export const sameText = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
