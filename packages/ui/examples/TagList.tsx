import { TagList } from '@dreamfork/ui';

export default function Example() {
  return (
    <TagList
      label="Tags"
      tags={[
        { id: 'sea', label: 'sea', href: '/stories?tag=sea' },
        { id: 'mystery', label: 'mystery', isCurrent: true },
      ]}
    />
  );
}
