import { isPasswordValid, passwordRules } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import {
  Button,
  Checkbox,
  Disclosure,
  PasswordField,
  Text,
  TextField,
  useToast,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { authenticationMessages } from '../../messages/authentication.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { returnAddress, signInAddress } from '../../session/returnAddress.ts';
import { useSession, useSessionState } from '../../session/SessionContext.tsx';
import { AuthenticationSheet } from './AuthenticationSheet.tsx';
import { type FieldErrors, fieldErrors } from './fieldErrors.ts';
import {
  checkRegistration,
  emptyRegistration,
  type RegistrationField,
  registrationRequest,
} from './registrationForm.ts';
import { useFirstError } from './useFirstError.ts';
import { useWelcome } from './useWelcome.ts';

export function RegisterPage() {
  const words = useMessages(authenticationMessages);
  const client = useApiClient();
  const session = useSession();
  const state = useSessionState();
  const toast = useToast();
  const { search } = useLocation();
  const welcome = useWelcome(returnAddress(search));
  const [form, setForm] = useState(emptyRegistration);
  const [isChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [refusals, setRefusals] = useState<FieldErrors>({});
  const firstError = useFirstError();
  usePageTitle(words.registerTitle);

  if (state.status === 'signedIn') return <Navigate replace to={returnAddress(search)} />;

  const problems = checkRegistration(form);
  const errorOf = (field: RegistrationField) => {
    const problem = problems[field];
    return isChecked && problem ? words[problem] : refusals[field];
  };
  const textField = (field: Exclude<RegistrationField, 'hasAcceptedTerms'>) => ({
    name: field,
    value: form[field],
    errorMessage: errorOf(field),
    onChange: (value: string) => {
      setForm((previous) => ({ ...previous, [field]: value }));
      setRefusals((previous) => ({ ...previous, [field]: undefined }));
    },
  });

  const submit = async () => {
    setChecked(true);
    if (Object.keys(problems).length > 0) {
      firstError.focusFirstError();
      return;
    }
    setPending(true);
    const answer = await client.authentication.register(registrationRequest(form));
    setPending(false);
    if (!answer.ok) {
      toast({ status: 'error', title: answer.error.message || words.registerFailed });
      setRefusals(fieldErrors(answer.error));
      firstError.focusFirstError();
      return;
    }
    const { user } = answer.value;
    welcome(words.welcome(user.displayName || user.username));
    session.signIn({ ...answer.value, isRemembered: true });
  };

  return (
    <AuthenticationSheet
      title={words.registerTitle}
      text={words.registerText}
      formRef={firstError.ref}
      onSubmit={() => void submit()}
      other={{
        question: words.hasAccount,
        label: words.toSignIn,
        href: signInAddress('/login', returnAddress(search)),
      }}
    >
      <TextField
        label={words.username}
        autoComplete="username"
        isRequired
        maxLength={50}
        {...textField('username')}
      />
      <TextField
        label={words.displayName}
        description={words.displayNameHint}
        autoComplete="name"
        maxLength={100}
        {...textField('displayName')}
      />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        isRequired
        {...textField('email')}
      />
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        isRequired
        rules={passwordRules.map(({ code, test }) => ({
          label: words.rules[code],
          isMet: test(form.password),
        }))}
        {...textField('password')}
      />
      <PasswordField
        label={words.confirmPassword}
        autoComplete="new-password"
        isRequired
        {...textField('confirmPassword')}
      />
      <Disclosure title={words.termsTitle} headingLevel={2}>
        <Text size="13" tone="ink2">
          {words.termsText}
        </Text>
      </Disclosure>
      <Checkbox
        name="terms"
        isRequired
        isSelected={form.hasAcceptedTerms}
        onChange={(hasAcceptedTerms) => setForm((previous) => ({ ...previous, hasAcceptedTerms }))}
        errorMessage={errorOf('hasAcceptedTerms')}
      >
        {words.terms}
      </Checkbox>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isPending={isPending}
        isDisabled={!isPasswordValid(form.password)}
        disabledReason={words.registerBlocked}
      >
        {isPending ? words.registering : words.register}
      </Button>
    </AuthenticationSheet>
  );
}
