import { Heading } from '@dreamfork/ui';

export default function Example() {
  return (
    <Heading level={2} size="26">
      The Lighthouse
    </Heading>
  );
}
