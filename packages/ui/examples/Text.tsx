import { Stack, Text } from '@dreamfork/ui';

export default function Example() {
  return (
    <Stack gap="1">
      <Text weight="strong">The Lighthouse</Text>
      <Text size="13" tone="ink2">
        42 nodes
      </Text>
    </Stack>
  );
}
