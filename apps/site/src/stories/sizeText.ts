import { formatFileSize, formatNumber, type Locale } from '@dreamfork/ui/i18n';
import { storyMessages } from '../messages/stories.ts';

const kilobyte = 1024;

/** How much room a story takes: few of them reach a megabyte. */
export const sizeText = (locale: Locale, bytes: number): string =>
  bytes < kilobyte * kilobyte
    ? storyMessages[locale].kilobytes(
        formatNumber(locale, Math.max(1, Math.round(bytes / kilobyte))),
      )
    : formatFileSize(locale, bytes);
