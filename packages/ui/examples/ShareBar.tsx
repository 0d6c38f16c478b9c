import { ShareBar } from '@dreamfork/ui';

export default function Example() {
  return (
    <ShareBar
      title="Who can read the stories"
      labelHeader="Access"
      valueHeader="Stories"
      parts={[
        { id: 'public', label: 'Public', value: 64 },
        { id: 'private', label: 'Private', value: 36 },
      ]}
    />
  );
}
