import { readingsForShares } from '@dreamfork/story';
import { Button, EmptyState, ErrorState, FilterSelect, Select, Skeleton } from '@dreamfork/ui';
import { plain } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { Users } from 'lucide-react';
import { readingIcons } from '../../components/readingFigures/readingIcons.ts';
import { useSession } from '../../EditorContext.tsx';
import type { Chosen } from './createReaders.ts';
import { readersMessages } from './messages.ts';
import { NodeReaders } from './NodeReaders.tsx';
import { ReaderList } from './ReaderList.tsx';
import * as styles from './readers.css.ts';
import { useReaders } from './useReaders.ts';

/** What readers did, in words and numbers: everything that the canvas draws. */
export function ReadersPanel() {
  const messages = useMessages(readersMessages);
  const isSaved = useSession(({ saved }) => saved.id !== undefined);
  return isSaved ? (
    <Report />
  ) : (
    <EmptyState
      icon={Users}
      headingLevel={3}
      title={messages.unsaved}
      text={messages.unsavedText}
    />
  );
}

function Report() {
  const messages = useMessages(readersMessages);
  const isPublic = useSession((session) => session.isPublic);
  const { readers, state, marks } = useReaders();
  const { status, figures } = state;
  if (!figures || !marks) {
    return status === 'failed' ? (
      <ErrorState
        headingLevel={3}
        title={messages.failed}
        text={messages.failedText}
        onRetry={readers.retry}
      />
    ) : (
      <div className={styles.panel} role="status" aria-label={messages.loading}>
        <Skeleton lines={6} height={40} />
      </div>
    );
  }
  if (figures.versions.length === 0) {
    return (
      <EmptyState
        icon={Users}
        headingLevel={3}
        title={messages.none}
        text={isPublic ? messages.nonePublic : messages.nonePrivate}
      />
    );
  }
  return (
    <div className={styles.panel} data-testid="readers-panel">
      <ReaderTools state={state} onChoose={readers.choose} />
      {(state.source !== null || state.device !== null) && (
        <p className={styles.summary}>{messages.segmentNote}</p>
      )}
      {status === 'failed' && (
        <div className={styles.stale} role="status">
          {messages.stale}
          <Button size="small" onPress={readers.retry}>
            {messages.retry}
          </Button>
        </div>
      )}
      <p className={styles.summary}>
        {messages.summary(figures.starts, figures.completions)}
        {figures.starts < readingsForShares && (
          <span className={styles.note}>{messages.few(readingsForShares)}</span>
        )}
      </p>
      <ReaderLegend />
      <NodeReaders marks={marks} />
      <ReaderList marks={marks} />
    </div>
  );
}

const allVersions = 'all';

type ReaderToolsProps = {
  state: ReturnType<typeof useReaders>['state'];
  onChoose: (chosen: Partial<Chosen>) => void;
};

function ReaderTools({ state, onChoose }: ReaderToolsProps) {
  const messages = useMessages(readersMessages);
  const { version, period, source, device, figures } = state;
  return (
    <div className={styles.tools}>
      <Select
        size="small"
        label={messages.version}
        value={version === null ? allVersions : String(version)}
        onChange={(id) => onChoose({ version: id === allVersions ? null : Number(id) })}
        items={[
          { id: allVersions, label: messages.allVersions },
          ...(figures?.versions ?? []).map((one) => ({
            id: String(one.version),
            label: messages.versionOption(one.version, one.starts),
          })),
        ]}
      />
      <FilterSelect
        label={messages.period}
        names={messages.periods}
        ids={['month', 'week']}
        value={period}
        onChange={(id) => onChoose({ period: id })}
      />
      <FilterSelect
        label={messages.source}
        names={messages.sources}
        ids={['site', 'embed', 'element']}
        value={source}
        onChange={(id) => onChoose({ source: id })}
      />
      <FilterSelect
        label={messages.device}
        names={messages.devices}
        ids={['phone', 'tablet', 'desktop']}
        value={device}
        onChange={(id) => onChoose({ device: id })}
      />
    </div>
  );
}

/** What the drawing on the canvas means. */
function ReaderLegend() {
  const messages = useMessages(readersMessages);
  const rows = [
    [readingIcons.left, messages.legendLeft],
    [readingIcons.ended, messages.legendEnded],
    [readingIcons.unreached, messages.legendUnreached],
  ] as const;
  return (
    <details className={styles.legend}>
      <summary className={styles.legendTitle}>{messages.legend}</summary>
      <p className={styles.legendRow}>{messages.legendWidth}</p>
      <ul className={plain}>
        {rows.map(([Icon, text]) => (
          <li key={text} className={styles.legendRow}>
            <Icon className={plain} size={16} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
