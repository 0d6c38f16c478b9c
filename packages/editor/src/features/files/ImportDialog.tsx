import { Dialog } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import type { ImportServices } from '../../services/index.ts';
import { ImportSection } from './ImportSection.tsx';
import { fileMessages } from './messages.ts';
import { type IncomingFiles, useFileImport } from './useFileImport.ts';

export type ImportDialogProps = {
  services: ImportServices;
  /** What to begin with; without it the author chooses files in the dialog. */
  files?: IncomingFiles | undefined;
  onClose: () => void;
};

/** The import of stories outside the editor. */
export function ImportDialog({ services, files, onClose }: ImportDialogProps) {
  const messages = useMessages(fileMessages);
  const fileImport = useFileImport({ services, files, onOpened: onClose });
  return (
    <Dialog
      title={messages.importTitle}
      isOpen
      isDismissable={!fileImport.isBusy}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <ImportSection {...fileImport} isAlone />
    </Dialog>
  );
}
