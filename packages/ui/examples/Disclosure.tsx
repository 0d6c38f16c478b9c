import { Disclosure, Text } from '@dreamfork/ui';

export default function Example() {
  return (
    <Disclosure title="What is in the file">
      <Text>The text, the map and every picture of the story.</Text>
    </Disclosure>
  );
}
