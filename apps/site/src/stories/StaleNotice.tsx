import { Button, Notice } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { storyMessages } from '../messages/stories.ts';

/** Stands above a list that could not be read again. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const words = useMessages(storyMessages);
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onPress={onRetry}>
          {words.refresh}
        </Button>
      }
    >
      {words.stale}
    </Notice>
  );
}
