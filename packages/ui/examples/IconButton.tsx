import { IconButton } from '@dreamfork/ui';
import { Undo2 } from 'lucide-react';

export default function Example() {
  return <IconButton icon={Undo2} label="Undo" onPress={() => alert('undo')} />;
}
