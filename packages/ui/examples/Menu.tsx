import { Button, Menu, MenuTrigger } from '@dreamfork/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';

export default function Example() {
  return (
    <MenuTrigger>
      <Button icon={Ellipsis}>Actions</Button>
      <Menu
        onAction={(id) => alert(id)}
        items={[
          { id: 'rename', label: 'Rename', icon: Pencil },
          { separator: true },
          { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' },
        ]}
      />
    </MenuTrigger>
  );
}
