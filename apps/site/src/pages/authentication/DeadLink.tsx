import { Inline, LinkButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { authenticationMessages } from '../../messages/authentication.ts';
import { Sheet } from './Sheet.tsx';

/** A link for a new password that is good for nothing any more, and the way to a new one. */
export function DeadLink({ title, text }: { title: string; text: string }) {
  const words = useMessages(authenticationMessages);
  return (
    <Sheet title={title} text={text}>
      <Inline gap="3">
        <LinkButton variant="primary" href="/forgot-password">
          {words.newLetter}
        </LinkButton>
        <LinkButton variant="quiet" href="/login">
          {words.backToSignIn}
        </LinkButton>
      </Inline>
    </Sheet>
  );
}
