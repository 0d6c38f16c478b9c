import { type Profile, routes } from '@dreamfork/api-client';
import { useApiClient, useQuery } from '@dreamfork/api-client/hooks';
import {
  Button,
  Dialog,
  Form,
  PasswordField,
  Stack,
  Text,
  TextField,
  useForm,
  useToast,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useId } from 'react';
import { useAccountHost } from '../AccountProvider.tsx';
import { profileMessages } from './messages.ts';
import * as styles from './ProfilePage.css.ts';
import { ReauthenticationNotice, useReauthentication } from './Reauthentication.tsx';
import { useSaveNotifications } from './useSaveNotifications.ts';

export type RemoveAccountDialogProps = {
  profile: Profile;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called after the account was deleted, before its session ends. */
  onRemoved?: ((userId: string) => void | Promise<void>) | undefined;
};

/** Confirms the deletion of an account: lists what is deleted and asks for the user name and the password. */
export function RemoveAccountDialog({
  profile,
  isOpen,
  onOpenChange,
  onRemoved,
}: RemoveAccountDialogProps) {
  const messages = useMessages(profileMessages);
  const formId = useId();
  const { form, isReauthenticationRequired } = useRemoval(profile, onRemoved);
  return (
    <Dialog
      title={messages.removeTitle}
      description={messages.removeWarning}
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(next) => {
        if (!next) form.reset();
        onOpenChange(next);
      }}
      footer={
        <>
          <Button variant="quiet" onPress={() => onOpenChange(false)}>
            {messages.keepAccount}
          </Button>
          <Button variant="danger" type="submit" form={formId} isPending={form.isPending}>
            {messages.removeForGood}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {isOpen && <LossList />}
        <Form form={form} id={formId}>
          <TextField
            description={messages.typeUsername(profile.username)}
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
          {isReauthenticationRequired && <ReauthenticationNotice />}
        </Form>
      </Stack>
    </Dialog>
  );
}

/** What the deletion removes, with the number of stories once it is known. */
function LossList() {
  const messages = useMessages(profileMessages);
  const { data } = useQuery(routes.stories.listOwn, {});
  const total = data ? (data.total ?? data.stories.length) : undefined;
  return (
    <div>
      <Text>{messages.lossesTitle}</Text>
      <ul className={styles.losses}>
        {total !== 0 && (
          <li>
            {total === undefined ? messages.lossOfStories : messages.lossOfStoriesCounted(total)}
          </li>
        )}
        <li>{messages.lossOfFeedback}</li>
        <li>{messages.lossOfProfile}</li>
        <li>{messages.lossOfDrafts}</li>
      </ul>
    </div>
  );
}

function useRemoval(
  { id, username, hasPassword }: Profile,
  onRemoved: RemoveAccountDialogProps['onRemoved'],
) {
  const messages = useMessages(profileMessages);
  const client = useApiClient();
  const { addresses, navigate, endSession } = useAccountHost();
  const toast = useToast();
  const reauthentication = useReauthentication();
  const { notifyFailed } = useSaveNotifications();
  const form = useForm({
    initial: { username: '', currentPassword: '' },
    labels: { username: messages.username, currentPassword: messages.currentPassword },
    check: (values) => ({
      ...(values.username.trim() === username
        ? {}
        : { username: messages.usernameDiffers(username) }),
      ...(hasPassword && !values.currentPassword ? { currentPassword: messages.required } : {}),
    }),
    send: async ({ currentPassword }) => {
      const answer = await client.call(routes.account.remove, {
        body: hasPassword ? { currentPassword } : {},
      });
      if (!answer.ok) return answer.error;
      await onRemoved?.(id);
      await navigate(addresses.home);
      endSession();
      toast({ status: 'success', title: messages.removed });
      return undefined;
    },
    onRejected: (error, isShown) => {
      if (!reauthentication.isRequiredBy(error) && !isShown) notifyFailed(error);
    },
    fieldOfCode: { 'password-wrong': 'currentPassword' },
  });
  return { form, isReauthenticationRequired: reauthentication.isRequired };
}
