import { hasFeature } from '@dreamfork/api-client';
import { useApiClient, useCapabilities } from '@dreamfork/api-client/hooks';
import { Button, Inline, Link, LinkButton, Text, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { EmailField } from '../../forms/EmailField.tsx';
import { Form } from '../../forms/Form.tsx';
import { requiredFields } from '../../forms/requiredFields.ts';
import { useForm } from '../../forms/useForm.ts';
import { authenticationMessages } from '../../messages/authentication.ts';
import * as styles from './Sheet.css.ts';
import { Sheet } from './Sheet.tsx';

export function ForgotPasswordPage() {
  const words = useMessages(authenticationMessages);
  const { data } = useCapabilities();
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (data && !hasFeature(data, 'accountMail')) {
    return (
      <Sheet title={words.forgotTitle} text={words.noMail}>
        <Inline gap="3">
          <LinkButton variant="primary" href="/contacts">
            {words.toContacts}
          </LinkButton>
          <LinkButton variant="quiet" href="/login">
            {words.backToSignIn}
          </LinkButton>
        </Inline>
      </Sheet>
    );
  }
  if (sentTo !== null) return <SentLetter email={sentTo} onAgain={() => setSentTo(null)} />;
  return <ForgotPassword onSent={setSentTo} />;
}

function ForgotPassword({ onSent }: { onSent: (email: string) => void }) {
  const words = useMessages(authenticationMessages);
  const client = useApiClient();
  const toast = useToast();
  const form = useForm({
    initial: { email: '' },
    labels: { email: words.email },
    check: (values) => requiredFields(values, ['email'], words.required),
    send: async (values) => {
      const email = values.email.trim();
      const answer = await client.accountMail.forgotPassword({ email });
      if (!answer.ok) return answer.error;
      onSent(email);
      return undefined;
    },
    onRefused: ({ message }, isShown) => {
      if (!isShown) toast({ status: 'error', title: message });
    },
  });
  return (
    <Sheet title={words.forgotTitle} text={words.forgotText}>
      <Form form={form}>
        <EmailField {...form.field('email')} />
        <Button type="submit" variant="primary" size="large" isPending={form.isPending}>
          {form.isPending ? words.sendingLetter : words.sendLetter}
        </Button>
      </Form>
      <Link variant="standalone" href="/login">
        {words.backToSignIn}
      </Link>
    </Sheet>
  );
}

function SentLetter({ email, onAgain }: { email: string; onAgain: () => void }) {
  const words = useMessages(authenticationMessages);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => news.current?.focus(), []);
  return (
    <Sheet title={words.letterTitle}>
      <div ref={news} tabIndex={-1} className={styles.news}>
        <Text>{words.letterText(email)}</Text>
        <Text tone="ink2">{words.letterHint}</Text>
      </div>
      <Inline gap="3">
        <LinkButton variant="primary" href="/login">
          {words.backToSignIn}
        </LinkButton>
        <Button variant="quiet" onPress={onAgain}>
          {words.anotherLetter}
        </Button>
      </Inline>
    </Sheet>
  );
}
