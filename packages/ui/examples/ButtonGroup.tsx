import { Button, ButtonGroup } from '@dreamfork/ui';
import { Redo2, Undo2 } from 'lucide-react';

export default function Example() {
  return (
    <ButtonGroup label="History" joint="joined">
      <Button icon={Undo2}>Undo</Button>
      <Button icon={Redo2}>Redo</Button>
    </ButtonGroup>
  );
}
