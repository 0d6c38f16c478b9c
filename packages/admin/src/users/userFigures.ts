const day = 24 * 60 * 60 * 1000;

/** The change against a month ago in whole percent; null where there is nothing to compare with. */
export function monthlyChange(current: number, previous: number | undefined): number | null {
  return previous ? Math.round(((current - previous) / previous) * 100) : null;
}

/** Whole days of premium that are left, rounded down; null where premium is not active. */
export function premiumDays(expiresAt: string | null, now: number): number | null {
  if (!expiresAt) return null;
  const left = Date.parse(expiresAt) - now;
  return left > 0 ? Math.floor(left / day) : null;
}
