import { isPasswordValid, routes } from '@dreamfork/api-client';
import { useApiClient, useFeature, useQuery } from '@dreamfork/api-client/hooks';
import {
  Button,
  Checkbox,
  Disclosure,
  EmailField,
  EmptyState,
  Form,
  Text,
  TextField,
  translateFieldErrors,
  useForm,
  useToast,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { DoorClosed } from 'lucide-react';
import { useAccountHost } from '../AccountProvider.tsx';
import { AuthLayout, type AuthPageProps } from './AuthLayout.tsx';
import { authenticationMessages } from './messages.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { checkRegistration, emptyRegistration, registrationRequest } from './registrationForm.ts';

/** Says so where an administrator has closed registration; the form stands there in all other cases. */
export function RegisterPage(page: AuthPageProps) {
  const messages = useMessages(authenticationMessages);
  const { data } = useQuery(routes.siteStatus.read, useFeature('siteStatus') === true ? {} : null);
  return (
    <AuthLayout page="register" {...page}>
      {data?.isRegistrationOpen === false ? (
        <EmptyState
          headingLevel={2}
          icon={DoorClosed}
          title={messages.registrationClosed}
          text={messages.registrationClosedText}
        />
      ) : (
        <RegistrationForm returnTo={page.returnTo} />
      )}
    </AuthLayout>
  );
}

function RegistrationForm({ returnTo }: Pick<AuthPageProps, 'returnTo'>) {
  const messages = useMessages(authenticationMessages);
  const client = useApiClient();
  const toast = useToast();
  const { signIn } = useAccountHost();
  const form = useForm({
    initial: emptyRegistration,
    labels: {
      username: messages.username,
      displayName: messages.displayName,
      email: messages.email,
      password: messages.password,
      confirmPassword: messages.confirmPassword,
      terms: messages.termsTitle,
    },
    check: (values) => translateFieldErrors(checkRegistration(values), messages),
    send: async (values) => {
      const answer = await client.call(routes.authentication.register, {
        body: registrationRequest(values),
      });
      if (!answer.ok) return answer.error;
      const { user } = answer.value;
      signIn(
        { ...answer.value, isRemembered: true, isNew: true },
        {
          message: messages.welcome(user.displayName || user.username),
          returnTo,
        },
      );
      return undefined;
    },
    onRejected: ({ message }) =>
      toast({ status: 'error', title: message || messages.registerFailed }),
    fieldOfCode: { 'email-taken': 'email', 'username-taken': 'username' },
  });

  return (
    <Form form={form}>
      <TextField
        description={messages.usernameHint}
        autoComplete="nickname"
        isRequired
        maxLength={50}
        {...form.field('username')}
      />
      <TextField
        description={messages.displayNameHint}
        autoComplete="name"
        maxLength={100}
        {...form.field('displayName')}
      />
      <EmailField {...form.field('email')} />
      <NewPasswordFields
        password={form.field('password')}
        confirmation={form.field('confirmPassword')}
      />
      <Disclosure title={messages.termsTitle} headingLevel={2}>
        <Text size="13" tone="ink2">
          {messages.termsText}
        </Text>
      </Disclosure>
      <Checkbox isRequired {...form.choice('terms')}>
        {messages.terms}
      </Checkbox>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isPending={form.isPending}
        isDisabled={!isPasswordValid(form.values.password)}
        disabledReason={messages.registerBlocked}
      >
        {form.isPending ? messages.registering : messages.register}
      </Button>
    </Form>
  );
}
