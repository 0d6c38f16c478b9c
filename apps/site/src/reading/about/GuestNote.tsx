import { Button, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { aboutStoryMessages } from '../../messages/aboutStory.ts';

/** Tells a guest how to take part. */
export function GuestNote({ onSignIn }: { onSignIn: () => void }) {
  const words = useMessages(aboutStoryMessages);
  return (
    <Stack gap="3" align="start">
      <Text tone="ink2">{words.guest}</Text>
      <Button onPress={onSignIn}>{words.signIn}</Button>
    </Stack>
  );
}
