import { Surface, Text } from '@dreamfork/ui';

export default function Example() {
  return (
    <Surface padding="6" elevation="1">
      <Text>A sheet of paper</Text>
    </Surface>
  );
}
