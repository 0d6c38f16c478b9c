import { useMemo } from 'react';
import { intlLocale, useLocale } from '../../i18n/index.ts';

/** How far something is, as assistive technology hears it and as words; nothing of both where it is not known. */
export function useProgress(value: number | undefined, max: number) {
  const locale = useLocale();
  const format = useMemo(
    () => new Intl.NumberFormat(intlLocale[locale], { style: 'percent', maximumFractionDigits: 0 }),
    [locale],
  );
  if (value === undefined) return { attributes: { role: 'progressbar' } };
  const most = Math.max(max, 1);
  const reached = Math.min(Math.max(value, 0), most);
  const share = reached / most;
  const text = format.format(share);
  return {
    share,
    text,
    attributes: {
      role: 'progressbar',
      'aria-valuemin': 0,
      'aria-valuemax': most,
      'aria-valuenow': reached,
      'aria-valuetext': text,
    },
  };
}
