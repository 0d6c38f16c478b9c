import { Breadcrumbs } from '@dreamfork/ui';

export default function Example() {
  return (
    <Breadcrumbs
      items={[
        { label: 'Stories', href: '/stories' },
        { label: 'The Lighthouse', href: '/stories/42' },
        { label: 'Statistics' },
      ]}
    />
  );
}
