import { Slider } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [volume, setVolume] = useState(60);
  return (
    <Slider
      label="Volume"
      minValue={0}
      maxValue={100}
      value={volume}
      onChange={(value) => setVolume(value)}
    />
  );
}
