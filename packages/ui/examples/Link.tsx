import { Link, Text } from '@dreamfork/ui';

export default function Example() {
  return (
    <Text>
      Read the <Link href="/help">help page</Link> first.
    </Text>
  );
}
