import { Tabs, Text } from '@dreamfork/ui';

export default function Example() {
  return (
    <Tabs
      label="Story"
      items={[
        { id: 'text', label: 'Text', content: <Text>The text of the node</Text> },
        { id: 'media', label: 'Media', content: <Text>Its pictures</Text> },
      ]}
    />
  );
}
