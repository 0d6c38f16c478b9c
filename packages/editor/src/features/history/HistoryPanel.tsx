import type { Change } from '@dreamfork/story';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { formatTime } from '../../formatTime.ts';
import type { History, HistoryEntry } from '../../store/session/history.ts';
import * as styles from './HistoryPanel.css.ts';
import { historyLabelMessages } from './labels.messages.ts';
import { historyMessages } from './messages.ts';
import { subjectOf } from './subjectOf.ts';

type Step = { position: number; entry: HistoryEntry | null };

/** The states one can go to, the newest first; the last is the story as it was opened. */
function stepsOf({ past, future }: History): Step[] {
  const entries = [...past, ...future.toReversed()];
  const steps = entries.map((entry, index): Step => ({ position: index + 1, entry }));
  return [...steps.reverse(), { position: 0, entry: null }];
}

const keyOf = ({ position }: Step): string => String(position);

/** All steps of this session. A press goes there, over as many undos or redos as it takes. */
export function HistoryPanel() {
  const { edits } = useEditor();
  const messages = useMessages(historyMessages);
  const labels = useMessages(historyLabelMessages);
  const locale = useLocale();
  const history = useSession((state) => state.history);
  const steps = useMemo(() => stepsOf(history), [history]);
  const current = history.past.length;
  return (
    <div className={styles.panel} data-testid="history-panel">
      <p className={styles.note}>{messages.explain}</p>
      <RowList
        rowHeight={56}
        label={messages.list}
        items={steps}
        keyOf={keyOf}
        currentKey={String(current)}
      >
        {({ position, entry }, { tabIndex }) => (
          <button
            type="button"
            data-row
            tabIndex={tabIndex}
            className={styles.step}
            aria-current={position === current ? 'step' : undefined}
            data-undone={position > current || undefined}
            onClick={() => edits.travel(position)}
          >
            <span className={styles.what}>
              <span className={styles.label}>{entry ? labels[entry.label] : messages.opened}</span>
              {entry && <StepSubject change={entry.change} />}
            </span>
            {position > current && <span className={styles.undone}>{messages.undone}</span>}
            {entry && <time className={styles.time}>{formatTime(locale, entry.at)}</time>}
          </button>
        )}
      </RowList>
    </div>
  );
}

function StepSubject({ change }: { change: Change }) {
  const messages = useMessages(historyMessages);
  const { session } = useEditor();
  // The titles as they were when the row was made: a step is about the past.
  const subject = useMemo(() => subjectOf(session.getState().document, change), [session, change]);
  if (!subject) return null;
  return (
    <span className={styles.subject}>
      {subject.kind === 'node' && messages.node(subject.title)}
      {subject.kind === 'connection' && messages.connection(subject)}
      {subject.kind === 'nodes' && messages.nodes(subject.count)}
    </span>
  );
}
