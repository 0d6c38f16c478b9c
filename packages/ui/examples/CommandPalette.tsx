import { Button, CommandPalette, Dialog } from '@dreamfork/ui';
import { useState } from 'react';

const commands = ['Check the story', 'Export as text', 'Save a version'];

export default function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Find or do</Button>
      <Dialog title="Find or do" isOpen={isOpen} onOpenChange={setOpen}>
        <Palette onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Palette({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('');
  const found = commands.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
  return (
    <CommandPalette
      autoFocus
      label="What to do"
      value={text}
      onChange={setText}
      sections={[{ id: 'commands', title: 'Commands', items: found }]}
      keyOf={(name) => name}
      renderItem={(name) => name}
      onAction={onDone}
      emptyText="Nothing found. Try another word."
    />
  );
}
