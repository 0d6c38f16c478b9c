import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { formatTime } from '../formatTime.ts';
import { RowList } from '../list/RowList.tsx';
import { deskMessages, historyMessages } from '../messages/index.ts';
import type { History, Mark } from '../session/history.ts';
import * as styles from './HistoryPanel.css.ts';

type Step = { position: number; mark: Mark | null };

/** The states one can go to, the newest first; the last is the story as it was opened. */
function stepsOf({ past, future }: History): Step[] {
  const marks = [...past, ...future.toReversed()];
  const steps = marks.map((mark, index): Step => ({ position: index + 1, mark }));
  return [...steps.reverse(), { position: 0, mark: null }];
}

const keyOf = ({ position }: Step): string => String(position);

/** All steps of this session. A press goes there, over as many undos or redos as it takes. */
export function HistoryPanel() {
  const { commands } = useEditor();
  const words = useMessages(deskMessages).history;
  const labels = useMessages(historyMessages);
  const locale = useLocale();
  const history = useSession((state) => state.history);
  const steps = useMemo(() => stepsOf(history), [history]);
  const current = history.past.length;
  return (
    <div className={styles.panel} data-testid="history-panel">
      <p className={styles.note}>{words.explain}</p>
      <RowList label={words.list} items={steps} keyOf={keyOf} currentKey={String(current)}>
        {({ position, mark }, { tabIndex }) => (
          <button
            type="button"
            data-row
            tabIndex={tabIndex}
            className={styles.step}
            aria-current={position === current ? 'step' : undefined}
            data-undone={position > current || undefined}
            onClick={() => commands.travel(position)}
          >
            <span className={styles.label}>{mark ? labels[mark.label] : words.opened}</span>
            {position > current && <span className={styles.undone}>{words.undone}</span>}
            {mark && <time className={styles.time}>{formatTime(locale, mark.at)}</time>}
          </button>
        )}
      </RowList>
    </div>
  );
}
