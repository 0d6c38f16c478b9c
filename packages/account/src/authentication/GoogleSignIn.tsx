import { useApiClient, useFeature } from '@dreamfork/api-client/hooks';
import { Button, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useAccountHost } from '../AccountProvider.tsx';
import { authenticationMessages } from '../messages/authentication.ts';
import * as styles from './AuthCard.css.ts';

/** The button of the Google sign-in; disabled with a reason where the server does not offer it. */
export function GoogleSignIn({ returnTo }: { returnTo: string }) {
  const messages = useMessages(authenticationMessages);
  const client = useApiClient();
  const { openDocument } = useAccountHost();
  const isOffered = useFeature('googleSignIn');
  const [isLeaving, setLeaving] = useState(false);

  return (
    <Stack gap="4">
      <div className={styles.divider}>{messages.or}</div>
      <Button
        variant="secondary"
        isDisabled={!isOffered}
        disabledReason={isOffered === false ? messages.googleReason : undefined}
        isPending={isLeaving}
        onPress={() => {
          setLeaving(true);
          openDocument(client.google.url(returnTo));
        }}
      >
        {messages.google}
      </Button>
    </Stack>
  );
}
