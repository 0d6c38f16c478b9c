import { Button, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Send } from 'lucide-react';
import { useStore } from 'zustand';
import { useEditor } from '../../EditorContext.tsx';
import { reviewFor } from './createReview.ts';
import { messageOf } from './failure.ts';
import { reviewMessages } from './messages.ts';
import * as styles from './review.css.ts';

export type AnswerFormProps = {
  /** Under which the text is kept until it is sent: a thread, or the comment that it changes. */
  textKey: string;
  label: string;
  sendLabel: string;
  onSend: () => Promise<boolean>;
  /** Leaves it; without it there is no such button. */
  onCancel?: () => void;
};

/** A text to a first reader. What could not be sent stays in the field. */
export function AnswerForm({ textKey, label, sendLabel, onSend, onCancel }: AnswerFormProps) {
  const review = reviewFor(useEditor());
  const messages = useMessages(reviewMessages);
  const text = useStore(review, ({ unsent }) => unsent[textKey] ?? '');
  const failure = useStore(review, ({ failures }) => failures[textKey]);
  const isSending = useStore(review, ({ sending }) => sending.has(textKey));
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    >
      <TextArea
        size="small"
        label={label}
        minRows={2}
        value={text}
        onChange={(typed) => review.write(textKey, typed)}
        {...(failure !== undefined && { errorMessage: messageOf(failure, messages.notSent) })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void onSend();
        }}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="small"
          icon={Send}
          // A button that is gone when it is done leaves its announcement without a name.
          isPending={isSending && !onCancel}
          isDisabled={text.trim() === ''}
        >
          {sendLabel}
        </Button>
        {onCancel && (
          <Button size="small" onPress={onCancel}>
            {messages.cancelEdit}
          </Button>
        )}
      </div>
    </form>
  );
}
