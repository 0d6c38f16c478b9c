import type { StoryDocument } from '@dreamfork/story';
import { Button, Dialog, ErrorState, Skeleton, Tabs } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CanvasView } from '../../canvas/CanvasView.tsx';
import { restoreVersion } from '../../commands/restoreVersion.ts';
import { DifferenceView } from '../../components/versionDiff/DifferenceView.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import { versionMessages } from './messages.ts';
import * as styles from './versions.css.ts';

type Loaded = 'loading' | 'failed' | { document: StoryDocument };

/** What was read, and of which version: the dialog may be opened with another. */
type Answer = { of: number; is: Loaded };

/** A kept state: to look at, to compare with the present, to bring back. */
export function VersionDialog({ payload, isOpen, onClose }: WorkspaceDialogProps<'version'>) {
  const editor = useEditor();
  const { services, session } = editor;
  const messages = useMessages(versionMessages);
  const locale = useLocale();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [tab, setTab] = useState<'compare' | 'map'>('compare');
  const now = useSession(({ document }) => document);
  const { version, name, savedAt } = payload.version;
  const loaded = answer?.of === version ? answer.is : 'loading';

  // A new attempt asks again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const { id } = session.getState().saved;
    if (!isOpen || !services.versions || id === undefined) return;
    let isWanted = true;
    void services.versions.read({ id, version }).then((read) => {
      if (isWanted) setAnswer({ of: version, is: read.ok ? { document: read.value } : 'failed' });
    });
    return () => {
      isWanted = false;
    };
  }, [services, session, version, isOpen, attempt]);

  const restore = () => {
    if (typeof loaded === 'string') return;
    onClose();
    restoreVersion(editor, loaded.document);
  };
  const time = formatDateTime(locale, savedAt);
  return (
    <Dialog
      title={name ?? messages.versionOf(time)}
      {...(name === null ? {} : { description: messages.versionOf(time) })}
      size="large"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {messages.close}
          </Button>
          {typeof loaded !== 'string' && (
            <Button variant="primary" icon={RotateCcw} onPress={restore}>
              {messages.restore}
            </Button>
          )}
        </>
      }
    >
      {loaded === 'loading' && (
        <div role="status" aria-label={messages.loading}>
          <Skeleton height={320} shape="block" />
        </div>
      )}
      {loaded === 'failed' && (
        <ErrorState
          headingLevel={3}
          title={messages.readFailed}
          text={messages.failedText}
          onRetry={() => {
            setAnswer(null);
            setAttempt((last) => last + 1);
          }}
        />
      )}
      {typeof loaded !== 'string' && (
        <Tabs
          label={messages.views}
          value={tab}
          onChange={setTab}
          items={[
            {
              id: 'compare',
              label: messages.compare,
              content: (
                <div className={styles.tab}>
                  <p className={styles.since}>{messages.since}</p>
                  <DifferenceView before={loaded.document} after={now} />
                </div>
              ),
            },
            {
              id: 'map',
              label: messages.look,
              content: (
                <div className={styles.map}>
                  <CanvasView document={loaded.document} label={messages.versionOf(time)} />
                </div>
              ),
            },
          ]}
        />
      )}
    </Dialog>
  );
}
