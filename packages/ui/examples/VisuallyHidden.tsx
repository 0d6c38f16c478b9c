import { Text, VisuallyHidden } from '@dreamfork/ui';

export default function Example() {
  return (
    <Text>
      42<VisuallyHidden as="span"> nodes in this story</VisuallyHidden>
    </Text>
  );
}
