import { RadioGroup } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [access, setAccess] = useState<'private' | 'link' | 'public'>('private');
  return (
    <RadioGroup
      label="Who can read it"
      items={[
        { id: 'private', label: 'Only I' },
        { id: 'link', label: 'Everyone with the link' },
        { id: 'public', label: 'Everyone', description: 'It stands in the catalogue.' },
      ]}
      value={access}
      onChange={setAccess}
    />
  );
}
