import type { Plugin } from 'vite';

const asking =
  /[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/](useDefaultLocale|utils|useCollator|useListFormatter)\.mjs$/;

/** A hook that gives what `Intl` makes only when it is used, and the same for the same options. */
const late = (hook: string, formatter: string, method: string): string => `
  import { useLocale } from './I18nProvider.mjs';
  const known = new Map();
  export function ${hook}(options = {}) {
    const { locale } = useLocale();
    const key = locale + JSON.stringify(options);
    if (!known.has(key)) {
      let made;
      known.set(key, {
        ${method}: (...given) => (made ??= new Intl.${formatter}(locale, options)).${method}(...given),
      });
    }
    return known.get(key);
  }
`;

const answers: Record<string, string> = {
  // The site always says which of its two languages it speaks, and both run left to right.
  useDefaultLocale: `
    const ours = { locale: 'ru-RU', direction: 'ltr' };
    export const getDefaultLocale = () => ours;
    export const useDefaultLocale = () => ours;
  `,
  utils: 'export const isRTL = () => false;',
  useCollator: late('useCollator', 'Collator', 'compare'),
  useListFormatter: late('useListFormatter', 'ListFormat', 'format'),
};

/**
 * Spares the browser what react-aria asks it before anything is drawn. Every first question of a kind has it
 * read its tables of all languages, for a twentieth of a second on a fast machine, and most are never put to use.
 */
export const lateTables = (): Plugin => ({
  name: 'dreamfork-late-tables',
  enforce: 'pre',
  load: {
    filter: { id: asking },
    handler: (id) => answers[asking.exec(id)?.[1] ?? ''] ?? null,
  },
});
