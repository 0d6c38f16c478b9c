import { Avatar, Inline, Text } from '@dreamfork/ui';

export default function Example() {
  return (
    <Inline gap="2" align="center">
      <Avatar name="Marina" />
      <Text>Marina</Text>
    </Inline>
  );
}
