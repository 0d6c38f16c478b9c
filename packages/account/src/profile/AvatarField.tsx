import { type Profile, routes } from '@dreamfork/api-client';
import { optimisticUpdate, useImageUpload, useMutation } from '@dreamfork/api-client/hooks';
import { Avatar, Inline, PictureActions, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { profileMessages } from './messages.ts';
import { useSaveNotifications } from './useSaveNotifications.ts';

const avatarWidth = 640;

/** The avatar of the user, to choose, change or remove. */
export function AvatarField({ profile }: { profile: Profile }) {
  const messages = useMessages(profileMessages).avatar;
  const setAvatar = useSetAvatar(profile);
  const upload = useImageUpload();
  const { notifySaved, notifyFailed } = useSaveNotifications();

  const remove = async () => {
    const answer = await setAvatar(null);
    if (answer.ok) notifySaved(messages.removed);
    else notifyFailed(answer.error);
  };

  return (
    <Inline gap="5" role="group" aria-label={messages.label}>
      <Avatar name={profile.displayName || profile.username} src={profile.avatarUrl} size="large" />
      <Stack gap="2" align="start">
        <PictureActions
          isChosen={profile.avatarUrl !== null}
          chooseLabel={messages.choose}
          changeLabel={messages.change}
          onRemove={remove}
          crop={{
            title: messages.label,
            shape: 'round',
            ratio: 1,
            maxWidth: avatarWidth,
            fileName: 'avatar',
            onSave: async (file, options) => {
              const description = messages.label;
              const error = await upload({ file, description, use: setAvatar }, options);
              if (!error) notifySaved();
              return error?.message;
            },
          }}
        />
        <Text tone="ink2" size="13">
          {messages.help}
        </Text>
      </Stack>
    </Inline>
  );
}

function useSetAvatar({ username, displayName }: Profile) {
  const change = useMutation();
  return (avatarFileId: string | null) =>
    change({
      call: (client) =>
        client.call(routes.account.updateProfile, {
          body: { username, displayName, avatarFileId },
        }),
      answered: (saved) => [optimisticUpdate(routes.authentication.profile, () => saved)],
    });
}
