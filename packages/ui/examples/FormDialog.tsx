import { Button, FormDialog, TextField } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Rename</Button>
      {isOpen && (
        <FormDialog
          title="Rename the story"
          submitLabel="Rename"
          cancelLabel="Cancel"
          onSubmit={() => setOpen(false)}
          onClose={() => setOpen(false)}
        >
          <TextField label="Title" defaultValue="The Lighthouse" />
        </FormDialog>
      )}
    </>
  );
}
