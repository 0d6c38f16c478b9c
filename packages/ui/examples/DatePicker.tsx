import { DatePicker } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [start, setStart] = useState('2026-11-26T09:30');
  return <DatePicker label="The notice is shown from" hasTime value={start} onChange={setStart} />;
}
