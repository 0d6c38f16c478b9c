import { type AccountBlock, googleFragmentName, hasCode, routes } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import {
  Button,
  Checkbox,
  EmailField,
  Form,
  Link,
  PasswordField,
  requiredFields,
  useForm,
  useToast,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useAccountHost } from '../AccountProvider.tsx';
import { twoFactorMessages } from '../twoFactor/messages.ts';
import { AuthLayout, type AuthPageProps } from './AuthLayout.tsx';
import { BlockNotice } from './BlockNotice.tsx';
import { GoogleReturn } from './GoogleReturn.tsx';
import { authenticationMessages } from './messages.ts';
import { SecondStep } from './SecondStep.tsx';

export type LoginPageProps = AuthPageProps & {
  /** The fragment of the address, with the code of a Google sign-in. */
  hash: string;
};

export function LoginPage({ hash, ...page }: LoginPageProps) {
  const code = new URLSearchParams(hash.slice(1)).get(googleFragmentName);
  return code === null ? <Login {...page} /> : <GoogleReturn key={code} code={code} />;
}

function Login(page: AuthPageProps) {
  const messages = useMessages(authenticationMessages);
  const client = useApiClient();
  const toast = useToast();
  const { addresses, navigate, signIn } = useAccountHost();
  const [needsCode, setNeedsCode] = useState(false);
  const [block, setBlock] = useState<AccountBlock | null>(null);
  const twoFactor = useMessages(twoFactorMessages);
  const form = useForm({
    initial: { email: '', password: '', code: '', rememberMe: true },
    labels: {
      email: messages.email,
      password: messages.password,
      code: twoFactor.codeOrRecovery,
      rememberMe: messages.rememberMe,
    },
    check: (values) =>
      requiredFields(
        values,
        needsCode ? ['email', 'password', 'code'] : ['email', 'password'],
        messages.required,
      ),
    send: async ({ email, password, code, rememberMe }) => {
      setBlock(null);
      const answer = await client.call(routes.authentication.login, {
        body: {
          email: email.trim(),
          password,
          rememberMe,
          ...(needsCode ? { code } : {}),
        },
      });
      if (!answer.ok) return answer.error;
      signIn(
        { ...answer.value, isRemembered: rememberMe },
        { message: messages.signedIn, returnTo: page.returnTo },
      );
      if (needsCode) void navigate(page.returnTo, { replace: true });
      return undefined;
    },
    onRejected: (error, isShown) => {
      if (error.kind === 'http' && error.block) {
        setBlock(error.block);
        setNeedsCode(false);
      } else if (hasCode(error, 'second-factor-required')) {
        setNeedsCode(true);
        form.reset(form.values);
      } else if (!isShown)
        toast({ status: 'error', title: error.message || messages.signInFailed });
    },
    fieldOfCode: { 'second-factor-invalid': 'code' },
  });

  if (needsCode) {
    return (
      <SecondStep
        form={form}
        field={form.field('code')}
        onCancel={() => {
          form.reset();
          setNeedsCode(false);
        }}
      />
    );
  }

  return (
    <AuthLayout page="login" {...page}>
      {block && <BlockNotice block={block} />}
      <Form form={form}>
        <EmailField autoComplete="username" {...form.field('email')} />
        <PasswordField autoComplete="current-password" isRequired {...form.field('password')} />
        <Checkbox {...form.choice('rememberMe')}>{messages.rememberMe}</Checkbox>
        <Button type="submit" variant="primary" size="large" isPending={form.isPending}>
          {form.isPending ? messages.signingIn : messages.signIn}
        </Button>
        <Link variant="standalone" href={addresses.forgotPassword}>
          {messages.forgot}
        </Link>
      </Form>
    </AuthLayout>
  );
}
