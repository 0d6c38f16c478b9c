import { isPasswordValid } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { Button, Checkbox, Disclosure, Text, TextField, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useLocation } from 'react-router-dom';
import { EmailField } from '../../forms/EmailField.tsx';
import { Form } from '../../forms/Form.tsx';
import { wordFaults } from '../../forms/faults.ts';
import { useForm } from '../../forms/useForm.ts';
import { authenticationMessages } from '../../messages/authentication.ts';
import { returnAddress } from '../../session/returnAddress.ts';
import { ChosenPasswordFields } from './ChosenPasswordFields.tsx';
import { Entrance } from './Entrance.tsx';
import { checkRegistration, emptyRegistration, registrationRequest } from './registrationForm.ts';
import { useEntering } from './useEntering.ts';

export function RegisterPage() {
  const words = useMessages(authenticationMessages);
  const client = useApiClient();
  const toast = useToast();
  const enter = useEntering();
  const { search } = useLocation();
  const form = useForm({
    initial: emptyRegistration,
    labels: {
      username: words.username,
      displayName: words.displayName,
      email: words.email,
      password: words.password,
      confirmPassword: words.confirmPassword,
      terms: words.termsTitle,
    },
    check: (values) => wordFaults(checkRegistration(values), words),
    send: async (values) => {
      const answer = await client.authentication.register(registrationRequest(values));
      if (!answer.ok) return answer.error;
      const { user } = answer.value;
      const signIn = { ...answer.value, isRemembered: true, isNew: true };
      enter(signIn, words.welcome(user.displayName || user.username), returnAddress(search));
      return undefined;
    },
    onRefused: ({ message }) => toast({ status: 'error', title: message || words.registerFailed }),
    fieldOfCode: { 'email-taken': 'email', 'username-taken': 'username' },
  });

  return (
    <Entrance page="/register">
      <Form form={form}>
        <TextField autoComplete="nickname" isRequired maxLength={50} {...form.field('username')} />
        <TextField
          description={words.displayNameHint}
          autoComplete="name"
          maxLength={100}
          {...form.field('displayName')}
        />
        <EmailField {...form.field('email')} />
        <ChosenPasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmPassword')}
        />
        <Disclosure title={words.termsTitle} headingLevel={2}>
          <Text size="13" tone="ink2">
            {words.termsText}
          </Text>
        </Disclosure>
        <Checkbox isRequired {...form.choice('terms')}>
          {words.terms}
        </Checkbox>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={form.isPending}
          isDisabled={!isPasswordValid(form.values.password)}
          disabledReason={words.registerBlocked}
        >
          {form.isPending ? words.registering : words.register}
        </Button>
      </Form>
    </Entrance>
  );
}
