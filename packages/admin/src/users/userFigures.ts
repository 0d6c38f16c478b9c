const day = 24 * 60 * 60 * 1000;

/** Whole days of premium that are left, rounded down; null where premium is not active. */
export function premiumDays(expiresAt: string | null, now: number): number | null {
  if (!expiresAt) return null;
  const left = Date.parse(expiresAt) - now;
  return left > 0 ? Math.floor(left / day) : null;
}
