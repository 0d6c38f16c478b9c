import type { Profile } from '@dreamfork/api-client';
import { profile as profileRead, useChange, userSessions } from '@dreamfork/api-client/hooks';
import { Button, FormSection, PasswordField } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Form } from '../../forms/Form.tsx';
import { wordFaults } from '../../forms/faults.ts';
import { useForm } from '../../forms/useForm.ts';
import { profileMessages } from '../../messages/profile.ts';
import { ChosenPasswordFields } from '../authentication/ChosenPasswordFields.tsx';
import { FreshSignIn } from './FreshSignIn.tsx';
import { checkNewPassword } from './newPassword.ts';
import { useFreshSignIn } from './useFreshSignIn.ts';
import { useSaving } from './useSaving.ts';

/** Another password, or the first one for who came with Google. Ends every other session. */
export function PasswordSection({ profile }: { profile: Profile }) {
  const words = useMessages(profileMessages);
  const change = useChange();
  const { tellSaved, tellFailed } = useSaving();
  const fresh = useFreshSignIn();
  const { hasPassword } = profile;
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    labels: {
      currentPassword: words.currentPassword,
      newPassword: words.newPassword,
      confirmPassword: words.confirmPassword,
    },
    check: (values) => wordFaults(checkNewPassword(values, hasPassword), words.passwordProblems),
    send: async ({ currentPassword, ...chosen }) => {
      const answer = await change({
        call: (client) =>
          client.account.changePassword({ ...chosen, ...(hasPassword ? { currentPassword } : {}) }),
        stale: [profileRead, userSessions],
      });
      if (!answer.ok) return answer.error;
      form.reset();
      tellSaved(words.passwordSaved);
      return undefined;
    },
    onRefused: (error, isShown) => {
      if (!fresh.isAskedBy(error)) tellFailed(error, isShown);
    },
    fieldOfCode: { 'password-wrong': 'currentPassword' },
  });
  return (
    <FormSection
      title={hasPassword ? words.passwordTitle : words.firstPasswordTitle}
      description={hasPassword ? words.passwordText : words.firstPasswordText}
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
        <ChosenPasswordFields
          password={form.field('newPassword')}
          confirmation={form.field('confirmPassword')}
        />
        {fresh.isNeeded && <FreshSignIn />}
        <div>
          <Button type="submit" isPending={form.isPending}>
            {hasPassword ? words.changePassword : words.setPassword}
          </Button>
        </div>
      </Form>
    </FormSection>
  );
}
