import { commentMaximumLength } from '@dreamfork/api-client';
import { comments, edit, useChange } from '@dreamfork/api-client/hooks';
import { Button, Inline, Stack, Text, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { aboutStoryMessages } from '../../messages/aboutStory.ts';

/** A reader's own words; they stay in the field until the server has them. */
export function CommentForm({ id }: { id: string }) {
  const words = useMessages(aboutStoryMessages);
  const change = useChange();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [outcome, setOutcome] = useState('');
  const [isPending, setPending] = useState(false);
  const said = text.trim();
  const surplus = said.length - commentMaximumLength;
  const problem = said === '' ? words.missing : surplus > 0 ? words.tooLong(surplus) : undefined;

  const send = async () => {
    setOutcome('');
    setFault(problem);
    if (problem || isPending) return;
    setPending(true);
    const answer = await change({
      call: (client) => client.feedback.comment(id, { text: said }),
      answered: (comment) => [
        edit(comments, (list) =>
          list.items.some((one) => one.id === comment.id)
            ? list
            : { ...list, items: [comment, ...list.items], total: list.total + 1 },
        ),
      ],
    });
    setPending(false);
    if (answer.ok) {
      setText('');
      setOutcome(words.sent);
      return;
    }
    setFault(`${words.sendFailed} ${answer.error.message}`);
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
          label={words.field}
          description={words.fieldHelp(commentMaximumLength)}
          font="reading"
          value={text}
          onChange={(next) => {
            setText(next);
            setFault(undefined);
            setOutcome('');
          }}
          errorMessage={surplus > 0 ? problem : fault}
        />
        <Inline gap="3">
          <Button type="submit" variant="primary" isPending={isPending}>
            {words.send}
          </Button>
          <Text role="status" size="13" tone="ink2">
            {outcome}
          </Text>
        </Inline>
      </Stack>
    </form>
  );
}
