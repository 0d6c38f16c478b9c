import { SearchField } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [words, setWords] = useState('');
  return (
    <SearchField
      label="Search your stories"
      value={words}
      onChange={setWords}
      onSubmit={(text) => alert(text)}
    />
  );
}
