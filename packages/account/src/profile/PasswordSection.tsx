import { type Profile, routes } from '@dreamfork/api-client';
import { useMutation } from '@dreamfork/api-client/hooks';
import {
  Button,
  Form,
  FormSection,
  PasswordField,
  translateFieldErrors,
  useForm,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { NewPasswordFields } from '../authentication/NewPasswordFields.tsx';
import { profileMessages } from './messages.ts';
import { checkPasswordChange } from './passwordChange.ts';
import { ReauthenticationNotice, useReauthentication } from './Reauthentication.tsx';
import { useSaveNotifications } from './useSaveNotifications.ts';

/** Changes the password, or sets the first one of a Google account. Ends every other session. */
export function PasswordSection({ profile }: { profile: Profile }) {
  const messages = useMessages(profileMessages);
  const change = useMutation();
  const { notifySaved, notifyFailed } = useSaveNotifications();
  const reauthentication = useReauthentication();
  const { hasPassword } = profile;
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    labels: {
      currentPassword: messages.currentPassword,
      newPassword: messages.newPassword,
      confirmPassword: messages.confirmPassword,
    },
    check: (values) =>
      translateFieldErrors(checkPasswordChange(values, hasPassword), messages.passwordProblems),
    send: async ({ currentPassword, ...passwords }) => {
      const answer = await change({
        call: (client) =>
          client.call(routes.account.changePassword, {
            body: {
              ...passwords,
              ...(hasPassword ? { currentPassword } : {}),
            },
          }),
        stale: [routes.authentication.profile, routes.sessions.list],
      });
      if (!answer.ok) return answer.error;
      form.reset();
      notifySaved(messages.passwordSaved);
      return undefined;
    },
    onRejected: (error, isShown) => {
      if (!reauthentication.isRequiredBy(error)) notifyFailed(error, isShown);
    },
    fieldOfCode: { 'password-wrong': 'currentPassword' },
  });
  return (
    <FormSection
      id="password"
      title={hasPassword ? messages.passwordTitle : messages.firstPasswordTitle}
      description={hasPassword ? messages.passwordText : messages.firstPasswordText}
    >
      <Form form={form}>
        <input type="text" autoComplete="username" value={profile.email} readOnly hidden />
        {hasPassword && (
          <PasswordField
            autoComplete="current-password"
            isRequired
            {...form.field('currentPassword')}
          />
        )}
        <NewPasswordFields
          password={form.field('newPassword')}
          confirmation={form.field('confirmPassword')}
        />
        {reauthentication.isRequired && <ReauthenticationNotice />}
        <div>
          <Button type="submit" isPending={form.isPending}>
            {hasPassword ? messages.changePassword : messages.setPassword}
          </Button>
        </div>
      </Form>
    </FormSection>
  );
}
