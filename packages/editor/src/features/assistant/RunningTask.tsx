import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { writingMessages } from '../../components/writing/messages.ts';
import { WritingProgress } from '../../components/writing/WritingProgress.tsx';
import * as styles from './assistant.css.ts';
import type { AssistantRun } from './createAssistant.ts';
import { assistantMessages } from './messages.ts';

export type RunningTaskProps = {
  run: Extract<AssistantRun, { kind: 'running' }>;
  onCancel: () => void;
};

/** A task on its way: the place in the queue, then the answer as it is written. */
export function RunningTask({ run, onCancel }: RunningTaskProps) {
  const messages = useMessages(assistantMessages);
  const { writing } = useMessages(writingMessages);
  const { text } = run;
  return (
    <section className={styles.running} tabIndex={-1} data-step aria-label={writing}>
      <WritingProgress writing={run} />
      {text !== '' && (
        <p className={styles.text} data-testid="assistant-stream">
          {text}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onPress={onCancel}>{messages.cancel}</Button>
      </div>
      <p className={styles.quiet}>{messages.cancelHelp}</p>
    </section>
  );
}
