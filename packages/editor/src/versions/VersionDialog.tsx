import type { StoryDocument } from '@dreamfork/story';
import { Button, Dialog, ErrorState, Skeleton, Tabs } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CanvasView } from '../canvas/CanvasView.tsx';
import { createVersionCommands } from '../commands/versionCommands.ts';
import { DifferenceView } from '../compare/DifferenceView.tsx';
import type { DeskDialogProps } from '../desk/dialogs.ts';
import { useEditor, useSession } from '../EditorContext.tsx';
import { versionMessages } from '../messages/index.ts';
import { usePanelCommands } from '../usePanelCommands.ts';
import * as styles from './versions.css.ts';

type Loaded = 'loading' | 'failed' | { document: StoryDocument };

/** What was read, and of which version: the dialog may be opened with another. */
type Answer = { of: number; is: Loaded };

/** A kept state: to look at, to compare with the present, to bring back. */
export function VersionDialog({ payload, isOpen, onClose }: DeskDialogProps<'version'>) {
  const { services, session } = useEditor();
  const { restoreVersion } = usePanelCommands(createVersionCommands);
  const words = useMessages(versionMessages);
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
    restoreVersion(loaded.document);
  };
  const time = formatDateTime(locale, savedAt);
  return (
    <Dialog
      title={name ?? words.versionOf(time)}
      {...(name === null ? {} : { description: words.versionOf(time) })}
      size="large"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {words.close}
          </Button>
          {typeof loaded !== 'string' && (
            <Button variant="primary" icon={RotateCcw} onPress={restore}>
              {words.restore}
            </Button>
          )}
        </>
      }
    >
      {loaded === 'loading' && (
        <div role="status" aria-label={words.loading}>
          <Skeleton height={320} shape="block" />
        </div>
      )}
      {loaded === 'failed' && (
        <ErrorState
          headingLevel={3}
          title={words.readFailed}
          text={words.failedText}
          onRetry={() => {
            setAnswer(null);
            setAttempt((last) => last + 1);
          }}
        />
      )}
      {typeof loaded !== 'string' && (
        <Tabs
          label={words.views}
          selectedKey={tab}
          onSelectionChange={setTab}
          items={[
            {
              id: 'compare',
              label: words.compare,
              content: (
                <div className={styles.tab}>
                  <p className={styles.since}>{words.since}</p>
                  <DifferenceView before={loaded.document} after={now} />
                </div>
              ),
            },
            {
              id: 'map',
              label: words.look,
              content: (
                <div className={styles.map}>
                  <CanvasView document={loaded.document} label={words.versionOf(time)} />
                </div>
              ),
            },
          ]}
        />
      )}
    </Dialog>
  );
}
