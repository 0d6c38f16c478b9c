import { findNode, type PlayStep, type StoryDocument } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { previewMessages } from './messages.ts';
import * as styles from './Preview.css.ts';
import { changesText } from './valueText.ts';

export type StepListProps = {
  story: StoryDocument;
  steps: readonly PlayStep[];
  /** Called with the index of the step to go back to. */
  onReturn: (index: number) => void;
};

type Row = PlayStep & { readonly index: number };

const keyOf = ({ index }: Row): string => String(index);

/** The steps of the reading, the newest first. A press goes back to that step. */
export function StepList({ story, steps, onReturn }: StepListProps) {
  const messages = useMessages(previewMessages);
  const rows = useMemo(
    () => steps.map((step, index): Row => ({ ...step, index })).reverse(),
    [steps],
  );
  const current = steps.length - 1;
  return (
    <RowList
      label={messages.steps}
      items={rows}
      keyOf={keyOf}
      rowHeight={52}
      currentKey={String(current)}
    >
      {({ index, nodeId, changes }, { tabIndex }) => (
        <button
          type="button"
          data-row
          tabIndex={tabIndex}
          className={styles.step}
          aria-current={index === current ? 'step' : undefined}
          onClick={() => onReturn(index)}
        >
          <span className={styles.stepTitle}>
            {messages.step(index + 1, findNode(story, nodeId)?.title || messages.untitled)}
          </span>
          <span className={styles.changes}>{changesText(changes, messages)}</span>
        </button>
      )}
    </RowList>
  );
}
