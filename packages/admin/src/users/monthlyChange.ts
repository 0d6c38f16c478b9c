/** The change against a month ago in whole percent; null where there is nothing to compare with. */
export function monthlyChange(current: number, previous: number | undefined): number | null {
  return previous ? Math.round(((current - previous) / previous) * 100) : null;
}
