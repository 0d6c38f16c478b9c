import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { TriangleAlert } from 'lucide-react';
import { writingMessages } from '../../components/modelProgress/messages.ts';
import { WritingProgress } from '../../components/modelProgress/WritingProgress.tsx';
import * as styles from './assistant.css.ts';
import type { Assistant, AssistantRun, Failure } from './createAssistant.ts';
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

export type FailureNoticeProps = { failure: Failure; assistant: Assistant };

/** Why there is no proposal, and what can be done. The story is as it was. */
export function FailureNotice({ failure, assistant }: FailureNoticeProps) {
  const messages = useMessages(assistantMessages);
  const { order } = assistant.getState();
  const isService = 'message' in failure;
  const text = isService
    ? messages.failed(failure.message || messages.unknown)
    : messages.refusals[failure.refusal];
  return (
    <section className={styles.part}>
      <p role="alert" tabIndex={-1} data-step className={styles.failure}>
        <TriangleAlert size={17} aria-hidden className={styles.failureIcon} />
        <span>{text}</span>
      </p>
      <div className={styles.buttons}>
        {order && isService && (
          <Button size="small" variant="primary" onPress={() => void assistant.send(order)}>
            {messages.askAgain}
          </Button>
        )}
        <Button size="small" onPress={assistant.dismiss}>
          {messages.close}
        </Button>
      </div>
    </section>
  );
}
