import { Checkbox } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [isPublic, setPublic] = useState(true);
  return (
    <Checkbox
      description="Everyone can find it in the catalogue."
      isSelected={isPublic}
      onChange={setPublic}
    >
      Public story
    </Checkbox>
  );
}
