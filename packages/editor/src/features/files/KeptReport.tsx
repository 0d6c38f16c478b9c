import type { ImportReport as Report } from '@dreamfork/story/formats';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useState } from 'react';
import { useEditor, useSession } from '../../EditorContext.tsx';
import * as styles from './FilesDialog.css.ts';
import { ImportReport } from './ImportReport.tsx';
import { dismissReport, readReport } from './importReports.ts';
import { reportMessages } from './report.messages.ts';

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
