import { Kbd, Text } from '@dreamfork/ui';

export default function Example() {
  return (
    <Text>
      Save with <Kbd>Ctrl S</Kbd>
    </Text>
  );
}
