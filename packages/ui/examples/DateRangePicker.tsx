import { DateRangePicker, type DateRangeValue } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [dates, setDates] = useState<DateRangeValue | null>({
    from: '2026-11-03',
    to: '2026-11-21',
  });
  return <DateRangePicker label="Entries of these days" value={dates} onChange={setDates} />;
}
