/** From how many readings on a share is told in percent. */
export const readingsForShares = 30;

/** A share between 0 and 1; null where there are too few readings to tell. */
export const shareOf = (part: number, all: number): number | null =>
  all >= readingsForShares ? Math.min(1, part / all) : null;
