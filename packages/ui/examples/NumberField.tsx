import { NumberField } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [seconds, setSeconds] = useState(3);
  return (
    <NumberField
      label="Seconds until the next node"
      minValue={1}
      maxValue={60}
      value={seconds}
      onChange={setSeconds}
    />
  );
}
