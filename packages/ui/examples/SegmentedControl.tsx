import { SegmentedControl } from '@dreamfork/ui';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useState } from 'react';

export default function Example() {
  const [view, setView] = useState<'cards' | 'table'>('table');
  return (
    <SegmentedControl
      label="View"
      items={[
        { id: 'table', label: 'Table', icon: Rows3 },
        { id: 'cards', label: 'Cards', icon: LayoutGrid },
      ]}
      value={view}
      onChange={setView}
    />
  );
}
