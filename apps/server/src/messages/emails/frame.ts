import type { Locale } from '../locale.ts';

/** What the frame of every letter says. */
export const frameTexts: Record<Locale, { plainAddress: string }> = {
  ru: { plainAddress: 'Если ссылка не открывается, скопируйте адрес:' },
  en: { plainAddress: 'If the link does not open, copy this address:' },
};
