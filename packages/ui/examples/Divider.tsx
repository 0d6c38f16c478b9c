import { Divider, Stack, Text } from '@dreamfork/ui';

export default function Example() {
  return (
    <Stack gap="3">
      <Text>Above</Text>
      <Divider />
      <Text>Below</Text>
    </Stack>
  );
}
