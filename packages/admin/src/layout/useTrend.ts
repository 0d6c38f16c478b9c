import type { StatTrend } from '@dreamfork/ui';
import { formatNumber, useLocale } from '@dreamfork/ui/i18n';

/** The change against a month ago in whole percent; null where there is nothing to compare with. */
export function monthlyChange(current: number, previous: number | undefined): number | null {
  return previous ? Math.round(((current - previous) / previous) * 100) : null;
}

/** Writes the change against an earlier figure; nothing where there is nothing to compare with. */
export function useTrend(
  label: (percent: string) => string,
): (value: number, previous: number | undefined) => StatTrend | undefined {
  const locale = useLocale();
  return (value, previous) => {
    const change = monthlyChange(value, previous);
    if (change === null) return undefined;
    const percent = `${change > 0 ? '+' : ''}${formatNumber(locale, change)}%`;
    const direction = change === 0 ? 'flat' : change > 0 ? 'up' : 'down';
    return { label: label(percent), direction };
  };
}
