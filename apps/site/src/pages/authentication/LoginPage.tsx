import { useApiClient } from '@dreamfork/api-client/hooks';
import { Button, Checkbox, PasswordField, TextField, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { authenticationMessages } from '../../messages/authentication.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { returnAddress, signInAddress } from '../../session/returnAddress.ts';
import { useSession, useSessionState } from '../../session/SessionContext.tsx';
import { AuthenticationSheet } from './AuthenticationSheet.tsx';
import { useFirstError } from './useFirstError.ts';
import { useWelcome } from './useWelcome.ts';

export function LoginPage() {
  const words = useMessages(authenticationMessages);
  const client = useApiClient();
  const session = useSession();
  const state = useSessionState();
  const toast = useToast();
  const { search } = useLocation();
  const welcome = useWelcome(returnAddress(search));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isRemembered, setRemembered] = useState(true);
  const [isPending, setPending] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const form = useFirstError();
  usePageTitle(words.signInTitle);

  if (state.status === 'signedIn') return <Navigate replace to={returnAddress(search)} />;

  const submit = async () => {
    setChecked(true);
    if (!email.trim() || !password) {
      form.focusFirstError();
      return;
    }
    setPending(true);
    const answer = await client.authentication.login({
      email: email.trim(),
      password,
      rememberMe: isRemembered,
    });
    setPending(false);
    if (!answer.ok) {
      toast({ status: 'error', title: answer.error.message || words.signInFailed });
      return;
    }
    welcome(words.signedIn);
    session.signIn({ ...answer.value, isRemembered });
  };

  const required = (value: string) => (isChecked && !value.trim() ? words.required : undefined);

  return (
    <AuthenticationSheet
      title={words.signInTitle}
      text={words.signInText}
      formRef={form.ref}
      onSubmit={() => void submit()}
      other={{
        question: words.noAccount,
        label: words.toRegister,
        href: signInAddress('/register', returnAddress(search)),
      }}
    >
      <TextField
        label={words.email}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        isRequired
        value={email}
        onChange={setEmail}
        errorMessage={required(email)}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        isRequired
        value={password}
        onChange={setPassword}
        errorMessage={required(password)}
      />
      <Checkbox name="rememberMe" isSelected={isRemembered} onChange={setRemembered}>
        {words.rememberMe}
      </Checkbox>
      <Button type="submit" variant="primary" size="large" isPending={isPending}>
        {isPending ? words.signingIn : words.signIn}
      </Button>
    </AuthenticationSheet>
  );
}
