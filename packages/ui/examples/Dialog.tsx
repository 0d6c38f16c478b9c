import { Button, Checkbox, Dialog } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Export…</Button>
      <Dialog
        title="Export the story"
        description="A .df file holds the text and all media."
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button variant="primary" onPress={() => setOpen(false)}>
            Export
          </Button>
        }
      >
        <Checkbox>With media</Checkbox>
      </Dialog>
    </>
  );
}
