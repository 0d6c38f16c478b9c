import { Button, Drawer, TextField } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Settings</Button>
      <Drawer title="Settings of the story" isOpen={isOpen} onOpenChange={setOpen}>
        <TextField label="Title" defaultValue="The Lighthouse" />
      </Drawer>
    </>
  );
}
