import { Button, Dialog } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Download } from 'lucide-react';
import { useEditor, useSession } from '../../EditorContext.tsx';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import * as styles from './FilesDialog.css.ts';
import { ImportSection } from './ImportSection.tsx';
import { KeptReport } from './KeptReport.tsx';
import { fileMessages } from './messages.ts';
import { TextExport } from './TextExport.tsx';
import { useExport } from './useExport.ts';
import { useFileImport } from './useFileImport.ts';
import { useOpenStory } from './useOpenStory.ts';

/** The story as a file, out and in. */
export function FilesDialog({ payload, isOpen, onClose }: WorkspaceDialogProps<'files'>) {
  const messages = useMessages(fileMessages);
  const isSaved = useSession(({ saved }) => saved.id !== undefined);
  const isDirty = useSession(
    ({ saved, history }) => saved.id !== undefined && saved.revision !== history.revision,
  );
  const outgoing = useExport();
  const { services } = useEditor();
  const { files } = services;
  const openStory = useOpenStory();
  const fileImport = useFileImport({
    ...{ services, files: payload?.files, openStory, onOpened: onClose },
  });
  return (
    <Dialog
      title={messages.title}
      isOpen={isOpen}
      isDismissable={!fileImport.isBusy}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <section className={styles.section} aria-label={messages.exportTitle}>
        <h3 className={styles.title}>{messages.exportTitle}</h3>
        <p className={styles.text}>{files ? messages.exportText : messages.exportAbsent}</p>
        {isDirty && files && <p className={styles.text}>{messages.exportDirty}</p>}
        {files && (
          <div>
            <Button
              icon={Download}
              isPending={outgoing.isPending}
              onPress={() => void outgoing.start()}
              disabledReason={isSaved ? undefined : messages.exportUnsaved}
            >
              {messages.exportButton}
            </Button>
          </div>
        )}
        {outgoing.problem !== null && (
          <p className={styles.problem} role="alert">
            {outgoing.problem}
          </p>
        )}
      </section>
      <TextExport />
      <ImportSection {...fileImport} />
      <KeptReport onClose={onClose} />
    </Dialog>
  );
}
