import { type AccountBlock, hasCode, routes } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import {
  Button,
  Form,
  Inline,
  LinkButton,
  translateFieldErrors,
  useForm,
  useToast,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useAccountHost } from '../AccountProvider.tsx';
import { twoFactorMessages } from '../twoFactor/messages.ts';
import { TwoFactorCodeField } from '../twoFactor/TwoFactorCodeField.tsx';
import { AuthCard } from './AuthCard.tsx';
import { BlockNotice } from './BlockNotice.tsx';
import { type EmailLinkPageProps, linkToken } from './emailLink.ts';
import { authenticationMessages } from './messages.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { checkNewPassword } from './newPassword.ts';

/** The page that the link of a password reset email opens. */
export function ResetPasswordPage({ hash }: EmailLinkPageProps) {
  const messages = useMessages(authenticationMessages);
  const token = linkToken(hash);
  return token === null ? (
    <InvalidLink title={messages.linkIncomplete} text={messages.linkIncompleteText} />
  ) : (
    <ResetPassword key={token} token={token} />
  );
}

function ResetPassword({ token }: { token: string }) {
  const messages = useMessages(authenticationMessages);
  const client = useApiClient();
  const { addresses, navigate, signIn } = useAccountHost();
  const toast = useToast();
  const twoFactor = useMessages(twoFactorMessages);
  const [expired, setExpired] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const [block, setBlock] = useState<AccountBlock | null>(null);
  const form = useForm({
    initial: { password: '', confirmPassword: '', code: '' },
    labels: {
      password: messages.newPassword,
      confirmPassword: messages.confirmPassword,
      code: twoFactor.codeOrRecovery,
    },
    check: ({ code, ...passwords }) => ({
      ...translateFieldErrors(checkNewPassword(passwords), messages),
      ...(needsCode && !code.trim() ? { code: messages.required } : {}),
    }),
    send: async ({ code, ...passwords }) => {
      setBlock(null);
      const answer = await client.call(routes.accountMail.resetPassword, {
        body: {
          token,
          ...passwords,
          ...(needsCode ? { code } : {}),
        },
      });
      if (!answer.ok) return answer.error;
      const returnTo = addresses.dashboard;
      signIn(
        { ...answer.value, isRemembered: false },
        { message: messages.passwordReset, returnTo },
      );
      await navigate(returnTo, { replace: true });
      return undefined;
    },
    onRejected: (error, isShown) => {
      if (error.kind === 'http' && error.block) setBlock(error.block);
      else if (hasCode(error, 'link-expired')) setExpired(error.message);
      else if (hasCode(error, 'second-factor-required')) {
        setNeedsCode(true);
        form.reset(form.values);
      } else if (!isShown) toast({ status: 'error', title: error.message });
    },
    fieldOfCode: { 'second-factor-invalid': 'code' },
  });

  if (expired !== null) return <InvalidLink title={messages.linkExpired} text={expired} />;
  return (
    <AuthCard title={messages.resetTitle} text={messages.resetText}>
      {block && <BlockNotice block={block} />}
      <Form form={form}>
        <NewPasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmPassword')}
        />
        {needsCode && (
          <TwoFactorCodeField autoFocus description={twoFactor.stepText} {...form.field('code')} />
        )}
        <Button type="submit" variant="primary" size="large" isPending={form.isPending}>
          {messages.savePassword}
        </Button>
      </Form>
    </AuthCard>
  );
}

/** Shown for an incomplete or expired link, with a link to request another email. */
function InvalidLink({ title, text }: { title: string; text: string }) {
  const messages = useMessages(authenticationMessages);
  const { addresses } = useAccountHost();
  return (
    <AuthCard title={title} text={text}>
      <Inline gap="3">
        <LinkButton variant="primary" href={addresses.forgotPassword}>
          {messages.requestEmail}
        </LinkButton>
        <LinkButton variant="quiet" href={addresses.login()}>
          {messages.backToSignIn}
        </LinkButton>
      </Inline>
    </AuthCard>
  );
}
