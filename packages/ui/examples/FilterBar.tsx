import { Button, FilterBar, SearchField } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [words, setWords] = useState('');
  return (
    <FilterBar
      label="Filters"
      onSubmit={() => alert(words)}
      search={<SearchField label="Search" value={words} onChange={setWords} />}
      actions={<Button type="submit">Find</Button>}
    />
  );
}
