import { ComboBox } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [node, setNode] = useState<'shore' | 'stairs' | 'lamp' | null>(null);
  return (
    <ComboBox
      label="Leads to"
      placeholder="Name of a node"
      items={[
        { id: 'shore', label: 'The shore' },
        { id: 'stairs', label: 'The stairs' },
        { id: 'lamp', label: 'The lamp room' },
      ]}
      value={node}
      onChange={setNode}
    />
  );
}
