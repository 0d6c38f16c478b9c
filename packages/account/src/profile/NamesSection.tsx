import { type Profile, routes } from '@dreamfork/api-client';
import { optimisticUpdate, useMutation } from '@dreamfork/api-client/hooks';
import { Button, Form, FormSection, requiredFields, TextField, useForm } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { profileMessages } from './messages.ts';
import { useSaveNotifications } from './useSaveNotifications.ts';

/** The user name and the display name. */
export function NamesSection({ profile }: { profile: Profile }) {
  const messages = useMessages(profileMessages);
  const change = useMutation();
  const { notifySaved, notifyFailed } = useSaveNotifications();
  const form = useForm({
    initial: { username: profile.username, displayName: profile.displayName },
    labels: { username: messages.username, displayName: messages.displayName },
    check: (values) => requiredFields(values, ['username'], messages.required),
    send: async (values) => {
      const answer = await change({
        call: (client) => client.call(routes.account.updateProfile, { body: values }),
        answered: (saved) => [optimisticUpdate(routes.authentication.profile, () => saved)],
      });
      if (!answer.ok) return answer.error;
      const { username, displayName } = answer.value;
      form.reset({ username, displayName });
      notifySaved();
      return undefined;
    },
    onRejected: notifyFailed,
    fieldOfCode: { 'username-taken': 'username' },
  });
  return (
    <FormSection id="names" title={messages.names} description={messages.namesText}>
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
        <div>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {messages.save}
          </Button>
        </div>
      </Form>
    </FormSection>
  );
}
