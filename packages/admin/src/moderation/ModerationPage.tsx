import { PageHeader, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { moderationMessages } from '../messages/moderation.ts';
import { ModerationQueue } from './ModerationQueue.tsx';

/** The reports of readers that no moderator has decided yet, with their heading. */
export function ModerationPage() {
  const messages = useMessages(moderationMessages);
  return (
    <Stack gap="8">
      <PageHeader title={messages.title} description={messages.description} />
      <ModerationQueue />
    </Stack>
  );
}
