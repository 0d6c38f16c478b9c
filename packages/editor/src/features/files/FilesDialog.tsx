import type { ImportReport as Report } from '@dreamfork/story/formats';
import { Button, Dialog, Inline } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { emptySelection } from '../../store/session/selection.ts';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import * as styles from './FilesDialog.css.ts';
import type { UpdateTarget } from './findUpdateTarget.ts';
import { ImportReport } from './ImportReport.tsx';
import { ImportSection } from './ImportSection.tsx';
import { dismissReport, readReport } from './importReports.ts';
import { fileMessages } from './messages.ts';
import { PageExport } from './PageExport.tsx';
import { reportMessages } from './report.messages.ts';
import { TextExport } from './TextExport.tsx';
import { useExport } from './useExport.ts';
import { useFileImport } from './useFileImport.ts';

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
          <Inline gap="3">
            <Button
              icon={Download}
              isPending={outgoing.isPending}
              onPress={() => files && void outgoing.start(files.exportStory)}
              disabledReason={isSaved ? undefined : messages.exportUnsaved}
            >
              {messages.exportButton}
            </Button>
          </Inline>
        )}
        {outgoing.problem !== null && (
          <p className={styles.problem} role="alert">
            {outgoing.problem}
          </p>
        )}
      </section>
      {services.page && <PageExport exportPage={services.page.exportPage} />}
      <TextExport onClose={onClose} />
      <ImportSection {...fileImport} />
      <KeptReport onClose={onClose} />
    </Dialog>
  );
}

/** The story that is open in the editor, to be updated by a file as one step of undo. */
function useOpenStory(): UpdateTarget {
  const { session, services, persistence, edits } = useEditor();
  const { saved } = session.getState();
  return {
    id: saved.id,
    document: () => session.getState().document,
    isOpen: true,
    save: async (update, versionName) => {
      edits.flushEditing();
      await persistence.saveQuietly();
      const { id, version } = session.getState().saved;
      // Undo has the state before in any case; the name only keeps it for good.
      if (id !== undefined && version !== undefined) {
        await services.versions?.rename({ id, version, name: versionName }).catch(() => null);
      }
      session.select(emptySelection);
      session.replaceDocument('merge-versions', update());
      return null;
    },
  };
}

/** The report of the import that the open story came from, until it is dismissed. */
export function KeptReport({ onClose }: { onClose: () => void }) {
  const messages = useMessages(reportMessages);
  const { edits } = useEditor();
  const storyId = useSession(({ saved }) => saved.id);
  const story = useSession(({ document }) => document);
  const [report, setReport] = useState<Report | null>(null);
  useEffect(() => {
    if (storyId === undefined) return;
    let isCurrent = true;
    // Without IndexedDB no report was kept.
    void readReport(storyId).then(
      (kept) => {
        if (isCurrent) setReport(kept);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [storyId]);
  if (storyId === undefined || report === null) return null;
  return (
    <section className={styles.section} aria-label={messages.kept}>
      <h3 className={styles.title}>{messages.kept}</h3>
      <p className={styles.text}>{messages.keptText}</p>
      <ImportReport
        read={{ story, report }}
        onNode={(nodeId) => {
          onClose();
          edits.showNode(nodeId, { takesFocus: true });
        }}
      />
      <div>
        <Button
          variant="quiet"
          onPress={() => {
            setReport(null);
            void dismissReport(storyId).catch(() => {});
          }}
        >
          {messages.dismiss}
        </Button>
      </div>
    </section>
  );
}
