import { routes } from '@dreamfork/api-client';
import { optimisticUpdate, useMutation } from '@dreamfork/api-client/hooks';
import { Button, Stack, TextField } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { reviewMessages } from './messages.ts';

/** Asks a guest for the name under which they write. */
export function GuestName({ storyId }: { storyId: string }) {
  const messages = useMessages(reviewMessages);
  const change = useMutation();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  const save = async () => {
    const readerName = name.trim();
    if (readerName === '') return setError(messages.nameMissing);
    setPending(true);
    const answer = await change({
      call: (client) =>
        client.call(routes.review.arrive, {
          params: { id: storyId },
          body: { name: readerName },
        }),
      answered: () => [optimisticUpdate(routes.review.read, (story) => ({ ...story, readerName }))],
    });
    setPending(false);
    if (!answer.ok) setError(`${messages.nameFailed} ${answer.error.message}`);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="3" align="start">
        <TextField
          label={messages.name}
          description={messages.nameHelp}
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={(next) => {
            setName(next);
            setError(undefined);
          }}
          errorMessage={error}
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          {messages.nameSave}
        </Button>
      </Stack>
    </form>
  );
}
