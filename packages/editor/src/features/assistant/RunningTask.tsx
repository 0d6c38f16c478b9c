import { Button, ProgressBar } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import * as styles from './assistant.css.ts';
import type { AssistantRun } from './createAssistant.ts';
import { assistantMessages } from './messages.ts';
import { describeWriting } from './writing.ts';

export type RunningTaskProps = {
  run: Extract<AssistantRun, { kind: 'running' }>;
  onCancel: () => void;
};

/** A task on its way: the place in the queue, then the answer as it is written. */
export function RunningTask({ run, onCancel }: RunningTaskProps) {
  const messages = useMessages(assistantMessages);
  const { text } = run;
  return (
    <section className={styles.running} tabIndex={-1} data-step aria-label={messages.writing}>
      <ProgressBar label={describeWriting(run, messages)} />
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
