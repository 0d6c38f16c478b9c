import { Button, Dialog, DropZone, ProgressBar } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useEditor, useSession } from '../../EditorContext.tsx';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import * as styles from './FilesDialog.css.ts';
import { fileMessages } from './messages.ts';
import { ReadStories } from './ReadStories.tsx';
import { reportMessages } from './report.messages.ts';
import { TextExport } from './TextExport.tsx';
import { isTextFile } from './textFile.ts';
import { useExport } from './useExport.ts';
import { useImport } from './useImport.ts';
import { useReadStories } from './useReadStories.ts';

const largestStoryFile = 1_073_741_824;

/** The story as a file, out and in. */
export function FilesDialog({ isOpen, onClose }: WorkspaceDialogProps<'files'>) {
  const messages = useMessages(fileMessages);
  const isSaved = useSession(({ saved }) => saved.id !== undefined);
  const isDirty = useSession(
    ({ saved, history }) => saved.id !== undefined && saved.revision !== history.revision,
  );
  const outgoing = useExport();
  const { files } = useEditor().services;
  const report = useMessages(reportMessages);
  const incoming = useImport(onClose);
  const reader = useReadStories(onClose);
  const { state } = incoming;
  const isBusy = state.kind === 'sending' || state.kind === 'working';
  const [isText, setText] = useState(false);
  const outcome = isText ? reader.state : state;
  const take = (chosen: readonly File[]) => {
    const [file] = chosen;
    if (!file) return;
    const areTexts = files === undefined || chosen.every(({ name }) => isTextFile(name));
    setText(areTexts);
    if (areTexts) void reader.read(chosen);
    else void incoming.start(file);
  };
  return (
    <Dialog
      title={messages.title}
      isOpen={isOpen}
      isDismissable={!isBusy}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {files && (
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
      )}
      <TextExport />
      <section
        className={styles.section}
        aria-label={messages.importTitle}
        data-import={isText ? reader.state.kind : state.kind}
      >
        <h3 className={styles.title}>{messages.importTitle}</h3>
        <p className={styles.text}>{files ? messages.importText : report.importText}</p>
        {isBusy ? (
          <>
            {state.kind === 'sending' ? (
              <ProgressBar
                label={messages.importing(state.fileName)}
                value={Math.round(state.share * 100)}
              />
            ) : (
              <ProgressBar
                label={messages.working}
                {...(state.share === undefined ? {} : { value: Math.round(state.share * 100) })}
              />
            )}
            <div>
              <Button variant="quiet" onPress={incoming.cancel}>
                {messages.cancel}
              </Button>
            </div>
          </>
        ) : reader.state.kind === 'reading' ? (
          <>
            <ProgressBar label={report.reading} />
            <div>
              <Button variant="quiet" onPress={reader.cancel}>
                {messages.cancel}
              </Button>
            </div>
          </>
        ) : reader.state.kind === 'read' ? (
          <ReadStories
            {...reader.state}
            onCreate={(chosen) => void reader.create(chosen)}
            onDiscard={reader.cancel}
          />
        ) : (
          <DropZone
            maxBytes={largestStoryFile}
            allowsMultiple
            description={files ? report.formats : report.textFormats}
            {...(outcome.kind === 'failed' ? { errorMessage: outcome.text } : {})}
            onSelect={({ accepted }) => take(accepted)}
          />
        )}
        {outcome.kind === 'done' && (
          <p className={styles.text} role="status">
            {outcome.text}
          </p>
        )}
      </section>
    </Dialog>
  );
}
