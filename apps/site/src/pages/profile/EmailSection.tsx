import type { Profile } from '@dreamfork/api-client';
import { profile as profileRead, useChange } from '@dreamfork/api-client/hooks';
import { Button, FormSection, PasswordField, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { EmailField } from '../../forms/EmailField.tsx';
import { Form } from '../../forms/Form.tsx';
import { requiredFields } from '../../forms/requiredFields.ts';
import { useForm } from '../../forms/useForm.ts';
import { profileMessages } from '../../messages/profile.ts';
import { FreshSignIn } from './FreshSignIn.tsx';
import { useFreshSignIn } from './useFreshSignIn.ts';
import { useSaving } from './useSaving.ts';

/** Another address: it takes effect once the letter to it is answered. */
export function EmailSection({ profile }: { profile: Profile }) {
  const words = useMessages(profileMessages);
  const change = useChange();
  const { tellSaved, tellFailed } = useSaving();
  const fresh = useFreshSignIn();
  const { hasPassword, pendingEmail } = profile;
  const form = useForm({
    initial: { email: '', currentPassword: '' },
    labels: { email: words.newEmail, currentPassword: words.currentPassword },
    check: (values) =>
      requiredFields(
        values,
        hasPassword ? ['email', 'currentPassword'] : ['email'],
        words.required,
      ),
    send: async ({ email, currentPassword }) => {
      const wanted = email.trim();
      const answer = await change({
        call: (client) =>
          client.accountMail.changeEmail({
            email: wanted,
            ...(hasPassword ? { currentPassword } : {}),
          }),
        stale: [profileRead],
      });
      if (!answer.ok) return answer.error;
      form.reset();
      tellSaved(words.letterSent(wanted));
      return undefined;
    },
    onRefused: (error, isShown) => {
      if (!fresh.isAskedBy(error)) tellFailed(error, isShown);
    },
    fieldOfCode: { 'email-taken': 'email', 'password-wrong': 'currentPassword' },
  });
  return (
    <FormSection title={words.emailTitle} description={words.emailText}>
      {pendingEmail && <Text role="status">{words.pendingEmail(pendingEmail)}</Text>}
      <Form form={form}>
        <EmailField {...form.field('email')} />
        {hasPassword && (
          <PasswordField
            autoComplete="current-password"
            isRequired
            {...form.field('currentPassword')}
          />
        )}
        {fresh.isNeeded && <FreshSignIn />}
        <div>
          <Button type="submit" isPending={form.isPending}>
            {words.changeEmail}
          </Button>
        </div>
      </Form>
    </FormSection>
  );
}
