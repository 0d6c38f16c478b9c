import { compareStories, type StoryDocument } from '@dreamfork/story';
import type { OutlineNote, OutlinePlan } from '@dreamfork/story/formats';
import { useMessages } from '@dreamfork/ui/i18n';
import { useId, useMemo } from 'react';
import { DifferenceView } from '../../components/versionDiff/DifferenceView.tsx';
import { textModeMessages } from './messages.ts';
import * as styles from './TextModeDialog.css.ts';

export type OutlineChangesProps = {
  before: StoryDocument;
  plan: OutlinePlan | null;
  /** Brings a line of the text into view. */
  onShowLine: (line: number) => void;
};

/** More notes than these help nobody: the first ones are mended first. */
const shownNotes = 50;

/** What the text would change, with the lines that the author should look at. */
export function OutlineChanges({ before, plan, onShowLine }: OutlineChangesProps) {
  const messages = useMessages(textModeMessages);
  const headingId = useId();
  const difference = useMemo(() => plan && compareStories(before, plan.story), [before, plan]);
  const removed = difference?.nodes.filter(({ kind }) => kind === 'removed').length ?? 0;
  return (
    <section className={styles.changes} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {messages.changes}
      </h3>
      {plan && plan.notes.length > 0 && (
        <Notes notes={plan.notes.slice(0, shownNotes)} onShowLine={onShowLine} />
      )}
      {removed > 0 && <p className={styles.removed}>{messages.removed(removed)}</p>}
      {plan?.isEmpty && !plan.isPrevented && <p className={styles.quiet}>{messages.unchanged}</p>}
      {plan && !plan.isEmpty && difference?.isEqual && (
        <p className={styles.quiet}>{messages.reordered}</p>
      )}
      {plan && difference && !difference.isEqual && (
        <DifferenceView before={before} after={plan.story} />
      )}
    </section>
  );
}

function Notes({
  notes,
  onShowLine,
}: {
  notes: readonly OutlineNote[];
  onShowLine: (line: number) => void;
}) {
  const messages = useMessages(textModeMessages);
  return (
    <ul className={styles.notes} aria-label={messages.notes}>
      {notes.map(({ code, line, name }) => (
        <li key={`${code} ${line} ${name}`}>
          <button type="button" className={styles.note} onClick={() => onShowLine(line)}>
            <span className={styles.line}>{messages.line(line)}</span>
            {': '}
            {messages.codes[code](name)}
          </button>
        </li>
      ))}
    </ul>
  );
}
