import { routes, type SessionUser } from '@dreamfork/api-client';
import { useFeature, useMutation, useQuery } from '@dreamfork/api-client/hooks';
import { Button, Notice, useToast } from '@dreamfork/ui';
import { topBar } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { emailMessages } from './messages.ts';
import { useSendsEmail } from './useSendsEmail.ts';

export type UnconfirmedNoticeProps = {
  /** The signed-in user; null shows nothing. */
  user: SessionUser | null;
};

/** Milliseconds between two looks at what has become of an e-mail that was just asked for. */
const lookEvery = 10_000;

/**
 * Reminds a user to confirm the email address, says if the email could not be delivered, and offers another one. Needs
 * no `AccountProvider`.
 */
export function UnconfirmedNotice({ user }: UnconfirmedNoticeProps) {
  const messages = useMessages(emailMessages);
  const mutate = useMutation();
  const toast = useToast();
  const canConfirm = useFeature('accountMail');
  const sendsEmail = useSendsEmail();
  const [step, setStep] = useState<'waiting' | 'sending' | 'sent'>('waiting');
  const isShown = user !== null && !user.emailConfirmed && canConfirm !== false;
  const { data: profile } = useQuery(
    routes.authentication.profile,
    isShown ? {} : null,
    step === 'sent' ? { refreshInterval: lookEvery } : undefined,
  );
  if (!isShown) return null;

  const send = async () => {
    setStep('sending');
    const answer = await mutate({
      call: (client) => client.call(routes.accountMail.sendConfirmation, {}),
      stale: [routes.authentication.profile],
    });
    setStep(answer.ok ? 'sent' : 'waiting');
    if (!answer.ok) toast({ status: 'error', title: answer.error.message });
  };

  const waiting = sendsEmail ? messages.unconfirmed : messages.unconfirmedUnsent;
  const sent = sendsEmail ? messages.sentAgain : messages.preparedAgain;
  const delivery = profile?.confirmationDelivery;
  const asked = step === 'sent' ? sent : waiting;
  const text = delivery ? messages.undelivered[delivery] : asked;
  return (
    // Toasts stand below it. Its place is kept until the server is known to send or prepare links.
    <div style={{ anchorName: topBar, visibility: canConfirm ? undefined : 'hidden' }}>
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
