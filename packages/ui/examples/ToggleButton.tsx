import { ToggleButton } from '@dreamfork/ui';
import { Grid3x3 } from 'lucide-react';
import { useState } from 'react';

export default function Example() {
  const [isOn, setOn] = useState(true);
  return (
    <ToggleButton icon={Grid3x3} isSelected={isOn} onChange={setOn}>
      Grid
    </ToggleButton>
  );
}
