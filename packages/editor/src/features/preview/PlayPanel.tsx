import {
  backToStep,
  findNode,
  type PlayState,
  type PlayStep,
  playSteps,
  type StoryDocument,
  withPlayValue,
} from '@dreamfork/story';
import { VisuallyHidden } from '@dreamfork/ui';
import { plain } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { previewMessages } from './messages.ts';
import * as styles from './Preview.css.ts';
import { ValueList } from './ValueList.tsx';
import { changesText } from './valueText.ts';

export type PlayPanelProps = {
  story: StoryDocument;
  state: PlayState;
  onStateChange: (state: PlayState) => void;
};

/** What the story remembers in the preview: values to see and change, and the steps with what each changed. */
export function PlayPanel({ story, state, onStateChange }: PlayPanelProps) {
  const messages = useMessages(previewMessages);
  const id = useId();
  // On a small screen the panel is a drawer at the bottom.
  const [isOpen, setIsOpen] = useState(false);
  const steps = useMemo(() => playSteps(story, state), [story, state]);
  const changes = useMemo(
    () => new Map((steps.at(-1)?.changes ?? []).map((one) => [one.variable.id, one])),
    [steps],
  );
  return (
    <section className={styles.panel} aria-label={messages.panel}>
      <button
        type="button"
        className={styles.drawerButton}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {messages.panel}
        {isOpen ? (
          <ChevronDown className={plain} size={18} aria-hidden />
        ) : (
          <ChevronUp className={plain} size={18} aria-hidden />
        )}
      </button>
      <div id={id} className={styles.lists} data-open={isOpen || undefined}>
        <h2 className={styles.title}>{messages.variables}</h2>
        <ValueList
          story={story}
          values={state.memory?.values ?? {}}
          changes={changes}
          onChange={({ variableId, value }) =>
            onStateChange(withPlayValue(story, state, variableId, value))
          }
        />
        <h2 className={styles.title}>{messages.steps}</h2>
        <StepList
          story={story}
          steps={steps}
          onReturn={(index) => onStateChange(backToStep(story, state, index))}
        />
      </div>
      <StepAnnouncement
        step={state.memory?.step ?? 0}
        text={`${findNode(story, state.currentNodeId)?.title ?? ''}. ${changesText([...changes.values()], messages)}`}
      />
    </section>
  );
}

/** Announces each step, but not the values that the author types. */
function StepAnnouncement({ step, text }: { step: number; text: string }) {
  const [said, setSaid] = useState({ step, text: '' });
  if (said.step !== step) setSaid({ step, text });
  return (
    <VisuallyHidden as="div" role="status">
      {said.text}
    </VisuallyHidden>
  );
}

export type StepListProps = {
  story: StoryDocument;
  steps: readonly PlayStep[];
  /** Called with the index of the step to go back to. */
  onReturn: (index: number) => void;
};

type Row = PlayStep & { readonly index: number };

const keyOf = ({ index }: Row): string => String(index);

/** The steps of the reading, the newest first. A press goes back to that step. */
function StepList({ story, steps, onReturn }: StepListProps) {
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
