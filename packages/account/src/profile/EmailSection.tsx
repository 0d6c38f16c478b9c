import { type Profile, routes } from '@dreamfork/api-client';
import { useMutation, useQuery } from '@dreamfork/api-client/hooks';
import {
  Button,
  EmailField,
  Form,
  FormSection,
  PasswordField,
  requiredFields,
  Text,
  useForm,
  useToast,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useSendsEmail } from '../email/useSendsEmail.ts';
import { profileMessages } from './messages.ts';
import { ReauthenticationNotice, useReauthentication } from './Reauthentication.tsx';
import { useSaveNotifications } from './useSaveNotifications.ts';

const lookEvery = 10_000;

/** Changes the email address; the new one takes effect once it is confirmed by an emailed link. */
export function EmailSection({ profile }: { profile: Profile }) {
  const messages = useMessages(profileMessages);
  const change = useMutation();
  const { notifyFailed } = useSaveNotifications();
  const toast = useToast();
  const sendsEmail = useSendsEmail();
  const reauthentication = useReauthentication();
  const { hasPassword, pendingEmail, pendingEmailDelivery } = profile;
  // What becomes of the e-mail is known a while after it was asked for.
  useQuery(routes.authentication.profile, pendingEmail === null ? null : {}, {
    refreshInterval: lookEvery,
  });
  const form = useForm({
    initial: { email: '', currentPassword: '' },
    labels: { email: messages.newEmail, currentPassword: messages.currentPassword },
    check: (values) =>
      requiredFields(
        values,
        hasPassword ? ['email', 'currentPassword'] : ['email'],
        messages.required,
      ),
    send: async ({ email, currentPassword }) => {
      const newEmail = email.trim();
      const answer = await change({
        call: (client) =>
          client.call(routes.accountMail.changeEmail, {
            body: {
              email: newEmail,
              ...(hasPassword ? { currentPassword } : {}),
            },
          }),
        stale: [routes.authentication.profile],
      });
      if (!answer.ok) return answer.error;
      form.reset();
      toast({
        status: 'info',
        title: sendsEmail ? messages.emailSent(newEmail) : messages.emailUnsent(newEmail),
        description: messages.oldEmailInForce(profile.email),
      });
      return undefined;
    },
    onRejected: (error, isShown) => {
      if (!reauthentication.isRequiredBy(error)) notifyFailed(error, isShown);
    },
    fieldOfCode: { 'email-taken': 'email', 'password-wrong': 'currentPassword' },
  });
  const waiting = sendsEmail ? messages.pendingEmail : messages.pendingEmailUnsent;
  const pendingText = pendingEmailDelivery
    ? messages.pendingEmailUndelivered[pendingEmailDelivery]
    : waiting;
  return (
    <FormSection
      id="email"
      title={messages.emailTitle}
      description={sendsEmail ? messages.emailText : messages.emailTextUnsent}
    >
      {pendingEmail && <Text role="status">{pendingText(pendingEmail)}</Text>}
      <Form form={form}>
        <EmailField {...form.field('email')} />
        {hasPassword && (
          <PasswordField
            autoComplete="current-password"
            isRequired
            {...form.field('currentPassword')}
          />
        )}
        {reauthentication.isRequired && <ReauthenticationNotice />}
        <div>
          <Button type="submit" isPending={form.isPending}>
            {messages.changeEmail}
          </Button>
        </div>
      </Form>
    </FormSection>
  );
}
