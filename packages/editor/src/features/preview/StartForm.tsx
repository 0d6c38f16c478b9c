import {
  findNode,
  type PlayState,
  type StoryDocument,
  startPlayAt,
  type VariableValue,
  withPlayValue,
} from '@dreamfork/story';
import { Button, RadioGroup } from '@dreamfork/ui';
import { plain } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { useId, useMemo, useState } from 'react';
import { previewMessages } from './messages.ts';
import * as styles from './Preview.css.ts';
import { ValueList } from './ValueList.tsx';
import { summaryText } from './valueText.ts';

export type StartFormProps = {
  story: StoryDocument;
  nodeId: string;
  /** The nodes that lead there; absent where no path does. */
  path: readonly string[] | undefined;
  seed: number;
  onPlay: (state: PlayState) => void;
  onCancel: () => void;
};

type Origin = 'path' | 'initial';

/** Asks with which values play begins at a node: those of the path, the initial ones, or any others. */
export function StartForm({ story, nodeId, path, seed, onPlay, onCancel }: StartFormProps) {
  const messages = useMessages(previewMessages);
  const id = useId();
  const [origin, setOrigin] = useState<Origin>('path');
  const [byHand, setByHand] = useState<ReadonlyMap<string, VariableValue>>(new Map());
  const [ofPath, ofInitial] = useMemo(
    () =>
      (['path', 'initial'] as const).map((values) =>
        startPlayAt(story, { nodeId, path, values, seed }),
      ) as [PlayState, PlayState],
    [story, nodeId, path, seed],
  );
  const state = [...byHand].reduce(
    (before, [variableId, value]) => withPlayValue(story, before, variableId, value),
    origin === 'path' ? ofPath : ofInitial,
  );
  const title = findNode(story, nodeId)?.title || messages.untitled;
  const steps = (path?.length ?? 1) - 1;
  return (
    <form
      className={styles.form}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        onPlay(state);
      }}
    >
      <h2 id={id} className={styles.formTitle}>
        {messages.from}
      </h2>
      <p className={plain}>
        {path
          ? `${messages.path(title, steps)}: ${summaryText(story, ofPath, messages)}`
          : messages.noPath(title)}
      </p>
      {steps > 0 && (
        <RadioGroup<Origin>
          label={messages.values}
          value={origin}
          onChange={setOrigin}
          items={[
            { id: 'path', label: messages.ofPath },
            { id: 'initial', label: messages.initial },
          ]}
        />
      )}
      <p className={plain}>{messages.byHand}</p>
      <div className={styles.values}>
        <ValueList
          story={story}
          values={state.memory?.values ?? {}}
          onChange={({ variableId, value }) => setByHand(new Map([...byHand, [variableId, value]]))}
        />
      </div>
      <div className={styles.actions}>
        <Button onPress={onCancel} variant="secondary">
          {messages.cancel}
        </Button>
        <Button type="submit" variant="primary">
          {messages.play}
        </Button>
      </div>
    </form>
  );
}
