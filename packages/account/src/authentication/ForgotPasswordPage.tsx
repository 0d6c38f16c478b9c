import { hasFeature, routes } from '@dreamfork/api-client';
import { useApiClient, useQuery } from '@dreamfork/api-client/hooks';
import {
  Button,
  EmailField,
  Form,
  Inline,
  Link,
  LinkButton,
  requiredFields,
  Text,
  useForm,
  useToast,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { useAccountHost } from '../AccountProvider.tsx';
import { useSendsEmail } from '../email/useSendsEmail.ts';
import * as styles from './AuthCard.css.ts';
import { AuthCard } from './AuthCard.tsx';
import { authenticationMessages } from './messages.ts';

export function ForgotPasswordPage() {
  const messages = useMessages(authenticationMessages);
  const { addresses } = useAccountHost();
  const { data } = useQuery(routes.system.capabilities, {});
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (data && !hasFeature(data, 'accountMail')) {
    return (
      <AuthCard title={messages.forgotTitle} text={messages.noEmails}>
        <Inline gap="3">
          <LinkButton variant="primary" href={addresses.contacts}>
            {messages.toContacts}
          </LinkButton>
          <LinkButton variant="quiet" href={addresses.login()}>
            {messages.backToSignIn}
          </LinkButton>
        </Inline>
      </AuthCard>
    );
  }
  if (sentTo !== null) return <EmailSent email={sentTo} onRetry={() => setSentTo(null)} />;
  return <ForgotPassword onSent={setSentTo} />;
}

function ForgotPassword({ onSent }: { onSent: (email: string) => void }) {
  const messages = useMessages(authenticationMessages);
  const client = useApiClient();
  const { addresses } = useAccountHost();
  const sendsEmail = useSendsEmail();
  const toast = useToast();
  const form = useForm({
    initial: { email: '' },
    labels: { email: messages.email },
    check: (values) => requiredFields(values, ['email'], messages.required),
    send: async (values) => {
      const email = values.email.trim();
      const answer = await client.call(routes.accountMail.forgotPassword, { body: { email } });
      if (!answer.ok) return answer.error;
      onSent(email);
      return undefined;
    },
    onRejected: ({ message }, isShown) => {
      if (!isShown) toast({ status: 'error', title: message });
    },
  });
  const submit = sendsEmail ? messages.sendEmail : messages.prepareEmail;
  return (
    <AuthCard
      title={messages.forgotTitle}
      text={sendsEmail ? messages.forgotText : messages.forgotTextUnsent}
    >
      <Form form={form}>
        <EmailField {...form.field('email')} />
        <Button type="submit" variant="primary" size="large" isPending={form.isPending}>
          {form.isPending ? messages.sendingEmail : submit}
        </Button>
      </Form>
      <Link variant="standalone" href={addresses.login()}>
        {messages.backToSignIn}
      </Link>
    </AuthCard>
  );
}

function EmailSent({ email, onRetry }: { email: string; onRetry: () => void }) {
  const messages = useMessages(authenticationMessages);
  const { addresses } = useAccountHost();
  const sendsEmail = useSendsEmail();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <AuthCard title={sendsEmail ? messages.emailSentTitle : messages.emailUnsentTitle}>
      <div ref={message} tabIndex={-1} className={styles.sentMessage}>
        <Text>{sendsEmail ? messages.emailSentText(email) : messages.emailUnsentText(email)}</Text>
        {sendsEmail && <Text tone="ink2">{messages.emailSentHint}</Text>}
      </div>
      <Inline gap="3">
        <LinkButton variant="primary" href={addresses.login()}>
          {messages.backToSignIn}
        </LinkButton>
        <Button variant="quiet" onPress={onRetry}>
          {messages.otherAddress}
        </Button>
      </Inline>
    </AuthCard>
  );
}
