import { LinkButton } from '@dreamfork/ui';
import { Plus } from 'lucide-react';

export default function Example() {
  return (
    <LinkButton href="/stories/new" variant="primary" icon={Plus}>
      Create a story
    </LinkButton>
  );
}
