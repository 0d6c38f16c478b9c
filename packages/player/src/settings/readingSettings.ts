import { type ThemeName, themeNames } from '@dreamfork/ui/theme';

export const textSizes = ['small', 'normal', 'large', 'huge'] as const;
export type ReadingTextSize = (typeof textSizes)[number];

export const lineWidths = ['narrow', 'normal', 'wide'] as const;
export type ReadingLineWidth = (typeof lineWidths)[number];

export const readingFaces = ['serif', 'sans'] as const;
export type ReadingFace = (typeof readingFaces)[number];

/** `host` leaves the theme to the page around the player. */
export const readingThemes = ['host', ...themeNames] as const;
export type ReadingTheme = 'host' | ThemeName;

/** The range of the delay of automatic mode, in seconds. */
export const delayRange = { minimum: 1, maximum: 15 } as const;

/** Reading settings. */
export type ReadingSettings = {
  textSize: ReadingTextSize;
  lineWidth: ReadingLineWidth;
  face: ReadingFace;
  theme: ReadingTheme;
  /** Delay of automatic mode in seconds; null leaves it to the host. */
  delay: number | null;
  /** No animation, whatever the system setting. */
  isStill: boolean;
  /** Single-character shortcuts (letters, digits, the question mark) are enabled. */
  hasSignKeys: boolean;
};

export const defaultReadingSettings: ReadingSettings = {
  textSize: 'normal',
  lineWidth: 'normal',
  face: 'serif',
  theme: 'host',
  delay: null,
  isStill: false,
  hasSignKeys: true,
};

const delayOf = (value: unknown): number | null =>
  typeof value === 'number' && value >= delayRange.minimum && value <= delayRange.maximum
    ? Math.round(value)
    : null;

/** Reads stored settings and skips unknown ones. */
export function readSettings(value: unknown): Partial<ReadingSettings> {
  if (typeof value !== 'object' || value === null) return {};
  const stored = value as Record<string, unknown>;
  const known = <Name extends string>(key: string, names: readonly Name[]) => {
    const found = names.find((name) => name === stored[key]);
    return found === undefined ? {} : { [key]: found };
  };
  const flag = (key: string) => (typeof stored[key] === 'boolean' ? { [key]: stored[key] } : {});
  const delay = delayOf(stored.delay);
  return {
    ...known('textSize', textSizes),
    ...known('lineWidth', lineWidths),
    ...known('face', readingFaces),
    ...known('theme', readingThemes),
    ...(delay === null ? {} : { delay }),
    ...flag('isStill'),
    ...flag('hasSignKeys'),
  };
}
