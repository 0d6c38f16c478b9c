import { AlertDialog, Button } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        Delete the story
      </Button>
      <AlertDialog
        title="Delete “The Lighthouse”?"
        text="Its 42 nodes and all comments are deleted for good."
        confirmLabel="Delete the story"
        tone="danger"
        isOpen={isOpen}
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
