import { quoteOf } from '@dreamfork/story';
import { Button, Inline, Text, useConfirm } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { reviewMessages } from './messages.ts';
import * as styles from './review.css.ts';
import type { Waiting } from './useUnsent.ts';

export type WaitingCommentProps = {
  unsent: Waiting;
  onRetry: () => void;
  onDrop: (id: string) => void;
};

/** A comment that the server does not have yet, and why. */
export function WaitingComment({ unsent, onRetry, onDrop }: WaitingCommentProps) {
  const messages = useMessages(reviewMessages);
  const confirm = useConfirm();
  const { refusal, isKept, request } = unsent;
  const quote = unsent.kind === 'thread' ? quoteOf(unsent.request.anchor) : '';
  const suggestion = unsent.kind === 'thread' ? unsent.request.suggestion : undefined;
  const drop = async () => {
    const isConfirmed = await confirm({
      title: messages.dropQuestion,
      text: messages.dropText,
      confirmLabel: messages.drop,
      tone: 'danger',
    });
    if (isConfirmed) onDrop(unsent.id);
  };
  return (
    <li className={styles.thread} data-waiting="">
      {quote !== '' && <blockquote className={styles.quote}>{quote}</blockquote>}
      {suggestion !== undefined && <ins className={styles.added}>{suggestion}</ins>}
      {request.text && <p className={styles.said}>{request.text}</p>}
      <Text size="13" tone={refusal ? 'danger' : 'ink2'} role="status">
        {refusal ? messages.refused(refusal) : isKept ? messages.waiting : messages.waitingHere}
      </Text>
      <Inline gap="2">
        <Button size="small" onPress={onRetry}>
          {messages.again}
        </Button>
        <Button size="small" variant="quiet" onPress={() => void drop()}>
          {messages.drop}
        </Button>
      </Inline>
    </li>
  );
}
