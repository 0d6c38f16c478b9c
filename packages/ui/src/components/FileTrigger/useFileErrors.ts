import { formatNumber, useLocale, useMessages } from '../../i18n/index.ts';
import type { FileRules, RejectedFile } from './checkFiles.ts';
import { fileMessages } from './FileTrigger.messages.ts';

const bytesPerMegabyte = 1024 * 1024;

/** Says of rejected files what is wrong and what to do, one sentence for each. */
export function useFileFaults({ accept = [], maxBytes = 0 }: FileRules) {
  const messages = useMessages(fileMessages);
  const locale = useLocale();
  const limit = messages.megabytes(formatNumber(locale, maxBytes / bytesPerMegabyte));
  return ({ file, fault }: RejectedFile): string => {
    if (fault === 'size') return messages.size(file.name, limit);
    return fault === 'type'
      ? messages.type(file.name, accept.join(', '))
      : messages.count(file.name);
  };
}
