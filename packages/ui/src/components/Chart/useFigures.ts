import { formatNumber, intlLocale, useLocale } from '../../i18n/index.ts';

/** Writes values and whole percentages in the language of the interface. */
export function useFigures(formatValue: ((value: number) => string) | undefined) {
  const locale = useLocale();
  const percent = new Intl.NumberFormat(intlLocale[locale], { style: 'percent' });
  return {
    write: formatValue ?? ((value: number) => formatNumber(locale, value)),
    writeShare: (share: number) => percent.format(share / 100),
  };
}
