import type { Profile } from '@dreamfork/api-client';
import { edit, profile as profileRead, useChange } from '@dreamfork/api-client/hooks';
import { Button, FormSection, TextField } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Form } from '../../forms/Form.tsx';
import { requiredFields } from '../../forms/requiredFields.ts';
import { useForm } from '../../forms/useForm.ts';
import { profileMessages } from '../../messages/profile.ts';
import { useSaving } from './useSaving.ts';

/** The names under which others know the user. */
export function NamesSection({ profile }: { profile: Profile }) {
  const words = useMessages(profileMessages);
  const change = useChange();
  const { tellSaved, tellFailed } = useSaving();
  const form = useForm({
    initial: { username: profile.username, displayName: profile.displayName },
    labels: { username: words.username, displayName: words.displayName },
    check: (values) => requiredFields(values, ['username'], words.required),
    send: async (values) => {
      const answer = await change({
        call: (client) => client.account.updateProfile(values),
        answered: (saved) => [edit(profileRead, () => saved)],
      });
      if (!answer.ok) return answer.error;
      const { username, displayName } = answer.value;
      form.reset({ username, displayName });
      tellSaved();
      return undefined;
    },
    onRefused: tellFailed,
    fieldOfCode: { 'username-taken': 'username' },
  });
  return (
    <FormSection title={words.names} description={words.namesText}>
      <Form form={form}>
        <TextField
          description={words.usernameHint}
          autoComplete="nickname"
          isRequired
          maxLength={50}
          {...form.field('username')}
        />
        <TextField
          description={words.displayNameHint}
          autoComplete="name"
          maxLength={100}
          {...form.field('displayName')}
        />
        <div>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words.save}
          </Button>
        </div>
      </Form>
    </FormSection>
  );
}
