import type { Decorator } from '@storybook/react-vite';
import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { defaultLocale, type Locale } from '../i18n/locale.ts';
import { t } from './t.ts';

/** Components made by `forwardRef` are plain objects too, such as icons. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value);

/** The same value with every text replaced, in lists, records and elements too. */
function mapTexts(value: unknown, map: (text: string) => string): unknown {
  const deep = (part: unknown) => mapTexts(part, map);
  const ofRecord = (record: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(record).map(([key, part]) => [key, deep(part)]));
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map(deep);
  if (isValidElement<Record<string, unknown>>(value)) {
    const { children, ...props } = value.props;
    if (children === undefined) return cloneElement(value, ofRecord(props));
    const inside = deep(children) as ReactNode;
    return Array.isArray(inside)
      ? cloneElement(value, ofRecord(props), ...inside)
      : cloneElement(value, ofRecord(props), inside);
  }
  return isPlain(value) ? ofRecord(value) : value;
}

const localeOf = ({ locale }: { locale?: Locale }) => locale ?? defaultLocale;

/**
 * The texts of a story file in both languages: Russian where they stand, English in this dictionary.
 * `say` is for renders and plays, and takes a record or list of texts too; `inBothLanguages` belongs in the meta and translates the args.
 */
export function bilingual<const Russian extends string>(
  english: Readonly<Record<Russian, string>>,
) {
  const inEnglish = (text: string) =>
    Object.hasOwn(english, text) ? english[text as Russian] : text;

  function say(russian: Russian): string;
  function say<Value extends object>(value: Value): Value;
  function say(value: unknown): unknown {
    return t({ ru: value, en: mapTexts(value, inEnglish) });
  }

  /** Before the first render, which `say` is called in. */
  const setLanguage = ({ globals }: { globals: { locale?: Locale } }) => {
    document.documentElement.lang = localeOf(globals);
  };

  const translateArgs: Decorator = (Story, { args, globals }) => {
    const locale = localeOf(globals);
    return (
      <Fragment key={locale}>
        {locale === 'en' ? <Story args={mapTexts(args, inEnglish) as typeof args} /> : <Story />}
      </Fragment>
    );
  };

  return { say, inBothLanguages: { loaders: [setLanguage], decorators: [translateArgs] } };
}
