import { type ApiError, googleStartPath, hasCode } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { Button, Notice } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useAccountHost } from '../AccountProvider.tsx';
import { profileMessages } from './messages.ts';

/** Whether an action of an account without a password was refused because its login is too old. */
export function useReauthentication() {
  const [isRequired, setRequired] = useState(false);
  return {
    isRequired,
    /** Checks an error for that refusal. */
    isRequiredBy: (error: ApiError): boolean => {
      const isTooOld = hasCode(error, 'sign-in-too-old');
      if (isTooOld) setRequired(true);
      return isTooOld;
    },
  };
}

/** Asks an account without a password to log in with Google again; Google returns to the profile. */
export function ReauthenticationNotice() {
  const messages = useMessages(profileMessages);
  const client = useApiClient();
  const { addresses, openDocument } = useAccountHost();
  return (
    <Notice
      tone="warning"
      action={
        <Button
          size="small"
          onPress={() => openDocument(`${client.baseUrl}${googleStartPath(addresses.profile)}`)}
        >
          {messages.signInAgain}
        </Button>
      }
    >
      {messages.signInTooOld}
    </Notice>
  );
}
