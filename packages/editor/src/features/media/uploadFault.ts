import type { Locale } from '@dreamfork/ui/i18n';
import { checkUpload } from '../../upload/uploadRules.ts';
import { mediaMessages } from './messages.ts';

/** Why a file may not be uploaded, in words; null where it may. */
export function uploadFault(file: File, locale: Locale): string | null {
  const { faults } = mediaMessages[locale];
  const fault = checkUpload(file);
  if (!fault) return null;
  if (fault.kind === 'size') return faults.size(file.name);
  return faults.type({
    name: file.name,
    mimeType: fault.mimeType || faults.unknownType,
    extension: fault.extension || faults.noExtension,
  });
}
