import { hasFeature } from '@dreamfork/api-client';
import { useApiClient, useCapabilities } from '@dreamfork/api-client/hooks';
import { Button, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useId, useState } from 'react';
import { authenticationMessages } from '../../messages/authentication.ts';
import * as styles from './Sheet.css.ts';

/** The way in through Google; where the server does not know it, the button is off and says why. */
export function GoogleSignIn({ returnTo }: { returnTo: string }) {
  const words = useMessages(authenticationMessages);
  const client = useApiClient();
  const { data, error } = useCapabilities();
  const [isLeaving, setLeaving] = useState(false);
  const reason = useId();
  const isOffered = hasFeature(data, 'googleSignIn');
  const isUnknown = !data && !error;

  return (
    <Stack gap="4">
      <div className={styles.divider}>{words.or}</div>
      <Stack gap="2">
        <Button
          variant="secondary"
          isDisabled={!isOffered}
          isPending={isLeaving}
          {...(isOffered || isUnknown ? {} : { 'aria-describedby': reason })}
          onPress={() => {
            setLeaving(true);
            window.location.assign(client.google.url(returnTo));
          }}
        >
          {words.google}
        </Button>
        {!isOffered && !isUnknown && (
          <Text id={reason} size="13" tone="ink3">
            {words.googleReason}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
