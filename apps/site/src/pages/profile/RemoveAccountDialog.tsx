import type { Profile } from '@dreamfork/api-client';
import { useApiClient, useOwnStories } from '@dreamfork/api-client/hooks';
import { Button, Dialog, PasswordField, Stack, Text, TextField, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Form } from '../../forms/Form.tsx';
import { useForm } from '../../forms/useForm.ts';
import { profileMessages } from '../../messages/profile.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { FreshSignIn } from './FreshSignIn.tsx';
import * as styles from './ProfilePage.css.ts';
import { removeDrafts } from './removeDrafts.ts';
import { useFreshSignIn } from './useFreshSignIn.ts';
import { useSaving } from './useSaving.ts';

export type RemoveAccountDialogProps = {
  profile: Profile;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The last question before an account is gone: what goes with it, and whether its owner asks. */
export function RemoveAccountDialog({ profile, isOpen, onOpenChange }: RemoveAccountDialogProps) {
  const words = useMessages(profileMessages);
  const formId = useId();
  const { form, isFreshSignInNeeded } = useRemoval(profile);
  return (
    <Dialog
      title={words.removeTitle}
      description={words.removeWarning}
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(next) => {
        if (!next) form.reset();
        onOpenChange(next);
      }}
      footer={
        <>
          <Button variant="quiet" onPress={() => onOpenChange(false)}>
            {words.keepAccount}
          </Button>
          <Button variant="danger" type="submit" form={formId} isPending={form.isPending}>
            {words.removeForGood}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {isOpen && <Losses />}
        <Form form={form} id={formId}>
          <TextField
            description={words.typeUsername(profile.username)}
            autoComplete="off"
            isRequired
            {...form.field('username')}
          />
          {profile.hasPassword && (
            <PasswordField
              autoComplete="current-password"
              isRequired
              {...form.field('currentPassword')}
            />
          )}
          {isFreshSignInNeeded && <FreshSignIn />}
        </Form>
      </Stack>
    </Dialog>
  );
}

/** What will be gone, in figures where they are known. */
function Losses() {
  const words = useMessages(profileMessages);
  const { data } = useOwnStories();
  const total = data ? (data.total ?? data.stories.length) : undefined;
  return (
    <div>
      <Text>{words.lossesTitle}</Text>
      <ul className={styles.losses}>
        {total !== 0 && (
          <li>{total === undefined ? words.lossOfStories : words.lossOfStoriesCounted(total)}</li>
        )}
        <li>{words.lossOfFeedback}</li>
        <li>{words.lossOfProfile}</li>
        <li>{words.lossOfDrafts}</li>
      </ul>
    </div>
  );
}

function useRemoval({ id, username, hasPassword }: Profile) {
  const words = useMessages(profileMessages);
  const client = useApiClient();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const fresh = useFreshSignIn();
  const { tellFailed } = useSaving();
  const form = useForm({
    initial: { username: '', currentPassword: '' },
    labels: { username: words.username, currentPassword: words.currentPassword },
    check: (values) => ({
      ...(values.username.trim() === username ? {} : { username: words.usernameDiffers(username) }),
      ...(hasPassword && !values.currentPassword ? { currentPassword: words.required } : {}),
    }),
    send: async ({ currentPassword }) => {
      const answer = await client.account.remove(hasPassword ? { currentPassword } : {});
      if (!answer.ok) return answer.error;
      await removeDrafts(id);
      await navigate('/');
      session.end();
      toast({ status: 'success', title: words.removed });
      return undefined;
    },
    onRefused: (error, isShown) => {
      if (!fresh.isAskedBy(error) && !isShown) tellFailed(error);
    },
    fieldOfCode: { 'password-wrong': 'currentPassword' },
  });
  return { form, isFreshSignInNeeded: fresh.isNeeded };
}
