import { Badge, Inline } from '@dreamfork/ui';
import { Check } from 'lucide-react';

export default function Example() {
  return (
    <Inline gap="2">
      <Badge tone="success" icon={Check}>
        Published
      </Badge>
      <Badge>Draft</Badge>
      <Badge tone="danger">Blocked</Badge>
    </Inline>
  );
}
