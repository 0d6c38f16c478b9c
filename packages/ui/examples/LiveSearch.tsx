import { LiveSearch, Stack, Text } from '@dreamfork/ui';
import { useState } from 'react';

const nodes = ['The shore', 'The stairs', 'The lamp room'];

export default function Example() {
  const [words, setWords] = useState('');
  const found = nodes.filter((name) => name.toLowerCase().includes(words.toLowerCase()));
  return (
    <Stack gap="3">
      <LiveSearch
        label="Search nodes"
        value={words}
        onSearch={setWords}
        found={`${found.length} found`}
      />
      {found.map((name) => (
        <Text key={name}>{name}</Text>
      ))}
    </Stack>
  );
}
