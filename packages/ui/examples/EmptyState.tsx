import { Button, EmptyState } from '@dreamfork/ui';
import { BookOpen } from 'lucide-react';

export default function Example() {
  return (
    <EmptyState
      icon={BookOpen}
      title="Your stories will stand here"
      text="Begin with the first one."
      action={<Button variant="primary">Create a story</Button>}
    />
  );
}
