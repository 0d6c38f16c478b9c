import { Dialog } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import type { ImportServices } from '../../services.ts';
import { ImportSection } from './ImportSection.tsx';
import { fileMessages } from './messages.ts';
import { useFileImport } from './useFileImport.ts';

export type ImportDialogProps = {
  services: ImportServices;
  /** Files to begin with; without any the author chooses them in the dialog. */
  files: readonly File[];
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
