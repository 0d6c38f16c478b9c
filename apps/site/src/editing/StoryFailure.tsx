import type { ApiError } from '@dreamfork/api-client';
import { BrokenPencil, Button, LinkButton, MessagePage, MissingPage } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { StandaloneFrame } from '../layout/StandaloneFrame.tsx';
import { editingMessages } from './messages.ts';

export type StoryFailureProps = { error: ApiError; onRetry: () => void };

/** Replaces a story that cannot be opened in the editor. */
export function StoryFailure({ error, onRetry }: StoryFailureProps) {
  const messages = useMessages(editingMessages);
  const isMissing = error.kind === 'http' && error.status === 404;
  return (
    <StandaloneFrame>
      <MessagePage
        role="alert"
        drawing={isMissing ? MissingPage : BrokenPencil}
        title={messages.error}
        text={isMissing ? messages.missing : error.message || messages.failed}
        actions={
          <>
            {!isMissing && (
              <Button variant="primary" onPress={onRetry}>
                {messages.retry}
              </Button>
            )}
            <LinkButton variant={isMissing ? 'primary' : 'secondary'} href="/app/dashboard">
              {messages.toDashboard}
            </LinkButton>
          </>
        }
      />
    </StandaloneFrame>
  );
}
