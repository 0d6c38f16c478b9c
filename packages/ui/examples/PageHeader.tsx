import { LinkButton, PageHeader } from '@dreamfork/ui';
import { Plus } from 'lucide-react';

export default function Example() {
  return (
    <PageHeader
      title="My stories"
      description="12 stories, 3 of them public"
      actions={
        <LinkButton href="/stories/new" variant="primary" icon={Plus}>
          Create a story
        </LinkButton>
      }
    />
  );
}
