import { formatNumber } from './format.ts';
import { intlLocale, type Locale } from './locale.ts';

/** The forms a counted noun takes: Russian needs one, few and many, English one and other. */
export type PluralForms = { one: string; few?: string; many?: string; other: string };

const rules = new Map<Locale, Intl.PluralRules>();

/** Picks the form of a noun that goes with `count`: `plural('ru', 2, forms)` → «узла». */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  let rule = rules.get(locale);
  if (!rule) {
    rule = new Intl.PluralRules(intlLocale[locale]);
    rules.set(locale, rule);
  }
  return forms[rule.select(count) as keyof PluralForms] ?? forms.other;
}

/** A number and its noun: `formatCount('en', 1284, forms)` → “1,284 views”. */
export const formatCount = (locale: Locale, count: number, forms: PluralForms): string =>
  `${formatNumber(locale, count)} ${plural(locale, count, forms)}`;
