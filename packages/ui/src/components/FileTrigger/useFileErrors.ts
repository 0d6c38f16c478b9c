import { formatNumber, useLocale, useMessages } from '../../i18n/index.ts';
import type { FileRules, RejectedFile } from './checkFiles.ts';
import { fileMessages } from './FileTrigger.messages.ts';

const bytesPerMegabyte = 1024 * 1024;

/** Says of rejected files what is wrong and what to do, one sentence for each. */
export function useFileFaults({ accept = [], maxBytes = 0 }: FileRules) {
  const words = useMessages(fileMessages);
  const locale = useLocale();
  const limit = words.megabytes(formatNumber(locale, maxBytes / bytesPerMegabyte));
  return ({ file, fault }: RejectedFile): string => {
    if (fault === 'size') return words.size(file.name, limit);
    return fault === 'type' ? words.type(file.name, accept.join(', ')) : words.count(file.name);
  };
}
