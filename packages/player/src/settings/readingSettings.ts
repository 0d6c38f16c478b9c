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

/** Seconds that a reader may set automatic mode to wait. */
export const delayRange = { minimum: 1, maximum: 15 } as const;

/** How a reader likes the text to be set. */
export type ReadingSettings = {
  textSize: ReadingTextSize;
  lineWidth: ReadingLineWidth;
  face: ReadingFace;
  theme: ReadingTheme;
  /** Seconds before automatic mode goes on; null leaves it to the host. */
  delay: number | null;
  /** No animation, whatever the system says. */
  isStill: boolean;
};

export const defaultReadingSettings: ReadingSettings = {
  textSize: 'normal',
  lineWidth: 'normal',
  face: 'serif',
  theme: 'host',
  delay: null,
  isStill: false,
};

const delayOf = (value: unknown): number | null =>
  typeof value === 'number' && value >= delayRange.minimum && value <= delayRange.maximum
    ? Math.round(value)
    : null;

/** Reads kept settings; whatever is missing or unknown is left out. */
export function readSettings(value: unknown): Partial<ReadingSettings> {
  if (typeof value !== 'object' || value === null) return {};
  const kept = value as Record<string, unknown>;
  const known = <Name extends string>(key: string, names: readonly Name[]) => {
    const found = names.find((name) => name === kept[key]);
    return found === undefined ? {} : { [key]: found };
  };
  const delay = delayOf(kept.delay);
  return {
    ...known('textSize', textSizes),
    ...known('lineWidth', lineWidths),
    ...known('face', readingFaces),
    ...known('theme', readingThemes),
    ...(delay === null ? {} : { delay }),
    ...(typeof kept.isStill === 'boolean' ? { isStill: kept.isStill } : {}),
  };
}
