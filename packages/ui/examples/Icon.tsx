import { Icon, Inline, Text } from '@dreamfork/ui';
import { BookOpen } from 'lucide-react';

export default function Example() {
  return (
    <Inline gap="2" align="center">
      <Icon icon={BookOpen} />
      <Text>Stories</Text>
    </Inline>
  );
}
