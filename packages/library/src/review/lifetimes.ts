/** How long a link lasts from now on, in days. */
export const lifetimes = { week: 7, month: 30, quarter: 91 } as const;

export type Lifetime = keyof typeof lifetimes;

/** When a link ends; undefined where it stays as it is. */
export function endOf(expires: string): string | null | undefined {
  if (expires === 'kept') return undefined;
  const days = lifetimes[expires as Lifetime] as number | undefined;
  return days === undefined ? null : new Date(Date.now() + days * 86_400_000).toISOString();
}
