import { hasFeature } from '@dreamfork/api-client';
import { useApiClient, useCapabilities } from '@dreamfork/api-client/hooks';
import { Button, Notice, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { accountMessages } from '../messages/account.ts';
import { useCurrentUser } from '../session/SessionContext.tsx';

/** Reminds of an address that is not confirmed yet, where the server can send letters. */
export function UnconfirmedNotice() {
  const words = useMessages(accountMessages);
  const client = useApiClient();
  const toast = useToast();
  const user = useCurrentUser();
  const { data } = useCapabilities();
  const [step, setStep] = useState<'waiting' | 'sending' | 'sent'>('waiting');
  if (!user || user.emailConfirmed || !hasFeature(data, 'accountMail')) return null;

  const send = async () => {
    setStep('sending');
    const answer = await client.accountMail.sendConfirmation();
    setStep(answer.ok ? 'sent' : 'waiting');
    if (!answer.ok) toast({ status: 'error', title: answer.error.message });
  };

  return (
    <Notice
      icon={MailCheck}
      action={
        <Button size="small" isPending={step === 'sending'} onPress={() => void send()}>
          {words.sendAgain}
        </Button>
      }
    >
      {step === 'sent' ? words.sentAgain(user.email) : words.unconfirmed(user.email)}
    </Notice>
  );
}
