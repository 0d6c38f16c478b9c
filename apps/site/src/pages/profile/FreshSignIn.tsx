import { useApiClient } from '@dreamfork/api-client/hooks';
import { Button, Notice } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { profileMessages } from '../../messages/profile.ts';

/** Who has no password shows in another way that it is them: by signing in once more, and coming back here. */
export function FreshSignIn() {
  const words = useMessages(profileMessages);
  const client = useApiClient();
  return (
    <Notice
      tone="warning"
      action={
        <Button
          size="small"
          onPress={() => window.location.assign(client.google.url('/app/profile'))}
        >
          {words.signInAgain}
        </Button>
      }
    >
      {words.signInTooOld}
    </Notice>
  );
}
