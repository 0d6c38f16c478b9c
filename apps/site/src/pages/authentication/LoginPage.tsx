import { googleFragmentName } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { Button, Checkbox, Link, PasswordField, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useLocation } from 'react-router-dom';
import { EmailField } from '../../forms/EmailField.tsx';
import { Form } from '../../forms/Form.tsx';
import { requiredFields } from '../../forms/requiredFields.ts';
import { useForm } from '../../forms/useForm.ts';
import { authenticationMessages } from '../../messages/authentication.ts';
import { returnAddress } from '../../session/returnAddress.ts';
import { Entrance } from './Entrance.tsx';
import { GoogleReturn } from './GoogleReturn.tsx';

import { useEntering } from './useEntering.ts';

export function LoginPage() {
  const { hash } = useLocation();
  const code = new URLSearchParams(hash.slice(1)).get(googleFragmentName);
  return code === null ? <SignInForm /> : <GoogleReturn key={code} code={code} />;
}

function SignInForm() {
  const words = useMessages(authenticationMessages);
  const client = useApiClient();
  const toast = useToast();
  const enter = useEntering();
  const { search } = useLocation();
  const form = useForm({
    initial: { email: '', password: '', rememberMe: true },
    labels: { email: words.email, password: words.password, rememberMe: words.rememberMe },
    check: (values) => requiredFields(values, ['email', 'password'], words.required),
    send: async ({ email, password, rememberMe }) => {
      const answer = await client.authentication.login({
        email: email.trim(),
        password,
        rememberMe,
      });
      if (!answer.ok) return answer.error;
      enter({ ...answer.value, isRemembered: rememberMe }, words.signedIn, returnAddress(search));
      return undefined;
    },
    onRefused: ({ message }) => toast({ status: 'error', title: message || words.signInFailed }),
  });

  return (
    <Entrance page="/login">
      <Form form={form}>
        <EmailField autoComplete="username" {...form.field('email')} />
        <PasswordField autoComplete="current-password" isRequired {...form.field('password')} />
        <Checkbox {...form.choice('rememberMe')}>{words.rememberMe}</Checkbox>
        <Button type="submit" variant="primary" size="large" isPending={form.isPending}>
          {form.isPending ? words.signingIn : words.signIn}
        </Button>
        <Link variant="standalone" href="/forgot-password">
          {words.forgot}
        </Link>
      </Form>
    </Entrance>
  );
}
