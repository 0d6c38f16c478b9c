import { Button, ContextMenu } from '@dreamfork/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

export default function Example() {
  const [position, setPosition] = useState<{ x: number; y: number } | null>(null);
  return (
    <>
      <Button
        onContextMenu={(event) => {
          event.preventDefault();
          setPosition({ x: event.clientX, y: event.clientY });
        }}
      >
        Press the right button here
      </Button>
      <ContextMenu
        label="Canvas"
        position={position}
        onClose={() => setPosition(null)}
        onAction={(id) => alert(id)}
        items={[
          { id: 'add', label: 'Add a node', icon: Plus },
          { separator: true },
          { id: 'clear', label: 'Clear the canvas', icon: Trash2, tone: 'danger' },
        ]}
      />
    </>
  );
}
