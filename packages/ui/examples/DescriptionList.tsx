import { DescriptionList } from '@dreamfork/ui';

export default function Example() {
  return (
    <DescriptionList
      items={[
        { term: 'File name', value: 'lighthouse.mp3' },
        { term: 'Length', value: '4 min 20 s' },
        { term: 'Used in', value: '3 nodes' },
      ]}
    />
  );
}
