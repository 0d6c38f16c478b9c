import { commentMaximumLength } from '@dreamfork/api-client';
import { Button, Inline, Stack, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useTypedText } from '../useTypedText.ts';
import { reviewMessages } from './messages.ts';

export type ReviewTextProps = {
  label: string;
  submitLabel: string;
  /** Under which the browser keeps what is typed. */
  typedKey: string;
  initial: string;
  /** Answers why the text was not taken, if so. */
  onSubmit: (text: string) => Promise<string | undefined> | undefined;
  onClose: () => void;
};

/** A field for an answer or for the text of a comment; what is typed stays until it is taken. */
export function ReviewText({
  label,
  submitLabel,
  typedKey,
  initial,
  onSubmit,
  onClose,
}: ReviewTextProps) {
  const messages = useMessages(reviewMessages);
  const [text, setText] = useTypedText(typedKey, { initial });
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const said = text.trim();
  const surplus = said.length - commentMaximumLength;

  const submit = async () => {
    const problem =
      said === '' ? messages.missing : surplus > 0 ? messages.tooLong(surplus) : undefined;
    setError(problem);
    if (problem || isPending) return;
    setPending(true);
    const refusal = await onSubmit(said);
    setPending(false);
    if (refusal) return setError(refusal);
    setText(initial);
    onClose();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="2">
        <TextArea
          label={label}
          font="reading"
          minRows={2}
          autoFocus
          value={text}
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
          errorMessage={error}
        />
        <Inline gap="2">
          <Button type="submit" variant="primary" size="small" isPending={isPending}>
            {submitLabel}
          </Button>
          <Button variant="quiet" size="small" onPress={onClose}>
            {messages.close}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
