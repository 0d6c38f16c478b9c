import { routes, type SessionUser } from '@dreamfork/api-client';
import { useApiClient, useFeature } from '@dreamfork/api-client/hooks';
import { Button, Notice, useToast } from '@dreamfork/ui';
import { topBar } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { accountMessages } from '../messages/account.ts';
import { useSendsEmail } from './useSendsEmail.ts';

export type UnconfirmedNoticeProps = {
  /** The signed-in user; null shows nothing. */
  user: SessionUser | null;
};

/** Reminds a user to confirm the email address and offers another email. Needs no `AccountProvider`. */
export function UnconfirmedNotice({ user }: UnconfirmedNoticeProps) {
  const messages = useMessages(accountMessages);
  const client = useApiClient();
  const toast = useToast();
  const canConfirm = useFeature('accountMail');
  const sendsEmail = useSendsEmail();
  const [step, setStep] = useState<'waiting' | 'sending' | 'sent'>('waiting');
  if (!user || user.emailConfirmed || !canConfirm) return null;

  const send = async () => {
    setStep('sending');
    const answer = await client.call(routes.accountMail.sendConfirmation, {});
    setStep(answer.ok ? 'sent' : 'waiting');
    if (!answer.ok) toast({ status: 'error', title: answer.error.message });
  };

  const waiting = sendsEmail ? messages.unconfirmed : messages.unconfirmedUnsent;
  const sent = sendsEmail ? messages.sentAgain : messages.preparedAgain;
  const text = step === 'sent' ? sent : waiting;
  return (
    // Toasts stand below it.
    <div style={{ anchorName: topBar }}>
      <Notice
        icon={MailCheck}
        action={
          <Button size="small" isPending={step === 'sending'} onPress={() => void send()}>
            {sendsEmail ? messages.sendAgain : messages.prepareAgain}
          </Button>
        }
      >
        {text(user.email)}
      </Notice>
    </div>
  );
}
