import { commentMaximumLength, routes } from '@dreamfork/api-client';
import { optimisticUpdate, useMutation } from '@dreamfork/api-client/hooks';
import { Button, Inline, Stack, Text, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useLibraryHost } from '../host.tsx';
import { useTypedText } from '../useTypedText.ts';
import { storyDetailsMessages } from './messages.ts';

/**
 * Adds a comment; the text stays in the field until the server has saved it, also when the tab is reloaded or its
 * session ends meanwhile.
 */
export function CommentForm({ id }: { id: string }) {
  const messages = useMessages(storyDetailsMessages);
  const change = useMutation();
  const { user } = useLibraryHost();
  const [text, setText] = useTypedText(`dreamfork:comment:${user?.id}:${id}`, { lifetime: 'tab' });
  const [error, setError] = useState<string | undefined>(undefined);
  const [outcome, setOutcome] = useState('');
  const [isPending, setPending] = useState(false);
  const comment = text.trim();
  const surplus = comment.length - commentMaximumLength;
  const problem =
    comment === '' ? messages.missing : surplus > 0 ? messages.tooLong(surplus) : undefined;

  const send = async () => {
    setOutcome('');
    setError(problem);
    if (problem || isPending) return;
    setPending(true);
    const answer = await change({
      call: (client) =>
        client.call(routes.feedback.comment, { params: { id }, body: { text: comment } }),
      answered: (saved) => [
        optimisticUpdate(routes.feedback.comments, (list) =>
          list.items.some((one) => one.id === saved.id)
            ? list
            : { ...list, items: [saved, ...list.items], total: list.total + 1 },
        ),
      ],
    });
    setPending(false);
    if (answer.ok) {
      setText('');
      setOutcome(messages.sent);
      return;
    }
    setError(`${messages.sendFailed} ${answer.error.message}`);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="3">
        <TextArea
          label={messages.field}
          description={messages.fieldHelp(commentMaximumLength)}
          font="reading"
          value={text}
          onChange={(next) => {
            setText(next);
            setError(undefined);
            setOutcome('');
          }}
          errorMessage={surplus > 0 ? problem : error}
        />
        <Inline gap="3">
          <Button type="submit" variant="primary" isPending={isPending}>
            {messages.send}
          </Button>
          <Text role="status" size="13" tone="ink2">
            {outcome}
          </Text>
        </Inline>
      </Stack>
    </form>
  );
}
