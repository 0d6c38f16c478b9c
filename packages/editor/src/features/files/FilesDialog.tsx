import { Button, Dialog, DropZone, ProgressBar } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Download } from 'lucide-react';
import { useSession } from '../../EditorContext.tsx';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import * as styles from './FilesDialog.css.ts';
import { fileMessages } from './messages.ts';
import { useExport } from './useExport.ts';
import { useImport } from './useImport.ts';

const largestStoryFile = 1_073_741_824;

/** The story as a file, out and in. */
export function FilesDialog({ isOpen, onClose }: WorkspaceDialogProps<'files'>) {
  const messages = useMessages(fileMessages);
  const isSaved = useSession(({ saved }) => saved.id !== undefined);
  const isDirty = useSession(
    ({ saved, history }) => saved.id !== undefined && saved.revision !== history.revision,
  );
  const outgoing = useExport();
  const incoming = useImport(onClose);
  const { state } = incoming;
  const isBusy = state.kind === 'sending' || state.kind === 'working';
  return (
    <Dialog
      title={messages.title}
      isOpen={isOpen}
      isDismissable={!isBusy}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <section className={styles.section} aria-label={messages.exportTitle}>
        <h3 className={styles.title}>{messages.exportTitle}</h3>
        <p className={styles.text}>{messages.exportText}</p>
        {isDirty && <p className={styles.text}>{messages.exportDirty}</p>}
        <div>
          <Button
            icon={Download}
            isPending={outgoing.isPending}
            onPress={() => void outgoing.start()}
            {...(isSaved ? {} : { isDisabled: true, disabledReason: messages.exportUnsaved })}
          >
            {messages.exportButton}
          </Button>
        </div>
        {outgoing.problem !== null && (
          <p className={styles.problem} role="alert">
            {outgoing.problem}
          </p>
        )}
      </section>
      <section
        className={styles.section}
        aria-label={messages.importTitle}
        data-import={state.kind}
      >
        <h3 className={styles.title}>{messages.importTitle}</h3>
        <p className={styles.text}>{messages.importText}</p>
        {isBusy ? (
          <>
            {state.kind === 'sending' ? (
              <ProgressBar
                label={messages.importing(state.fileName)}
                value={Math.round(state.share * 100)}
              />
            ) : (
              <ProgressBar label={messages.working} />
            )}
            <div>
              <Button variant="quiet" onPress={incoming.cancel}>
                {messages.cancel}
              </Button>
            </div>
          </>
        ) : (
          <DropZone
            maxBytes={largestStoryFile}
            {...(state.kind === 'failed' ? { errorMessage: state.text } : {})}
            onSelect={({ accepted: [file] }) => {
              if (file) void incoming.start(file);
            }}
          />
        )}
        {state.kind === 'done' && (
          <p className={styles.text} role="status">
            {state.text}
          </p>
        )}
      </section>
    </Dialog>
  );
}
