import { googleFragmentName } from '@dreamfork/api-client';
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
import { useAccountHost } from '../AccountProvider.tsx';
import { authenticationMessages } from '../messages/authentication.ts';
import { AuthLayout, type AuthPageProps } from './AuthLayout.tsx';
import { GoogleReturn } from './GoogleReturn.tsx';

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
  const { addresses, signIn } = useAccountHost();
  const form = useForm({
    initial: { email: '', password: '', rememberMe: true },
    labels: {
      email: messages.email,
      password: messages.password,
      rememberMe: messages.rememberMe,
    },
    check: (values) => requiredFields(values, ['email', 'password'], messages.required),
    send: async ({ email, password, rememberMe }) => {
      const answer = await client.authentication.login({
        email: email.trim(),
        password,
        rememberMe,
      });
      if (!answer.ok) return answer.error;
      signIn(
        { ...answer.value, isRemembered: rememberMe },
        { message: messages.signedIn, returnTo: page.returnTo },
      );
      return undefined;
    },
    onRejected: ({ message }) =>
      toast({ status: 'error', title: message || messages.signInFailed }),
  });

  return (
    <AuthLayout page="login" {...page}>
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
