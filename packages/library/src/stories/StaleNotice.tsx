import { Button, Notice } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { storyMessages } from '../messages/stories.ts';

/** Warns above a list that could not be refreshed. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(storyMessages);
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onPress={onRetry}>
          {messages.refresh}
        </Button>
      }
    >
      {messages.stale}
    </Notice>
  );
}
