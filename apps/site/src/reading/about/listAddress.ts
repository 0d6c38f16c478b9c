/** The list of stories that have something in common. */
export const listAddress = (filter: Record<string, string>): string =>
  `/stories?${new URLSearchParams(filter)}`;
