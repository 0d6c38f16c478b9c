import { MultiSelect } from '@dreamfork/ui';
import { useState } from 'react';

type Genre = 'detective' | 'fantasy' | 'humour';

export default function Example() {
  const [genres, setGenres] = useState<Genre[]>(['fantasy']);
  return (
    <MultiSelect<Genre>
      label="Genres"
      items={[
        { id: 'detective', label: 'Detective' },
        { id: 'fantasy', label: 'Fantasy' },
        { id: 'humour', label: 'Humour' },
      ]}
      value={genres}
      onChange={setGenres}
    />
  );
}
