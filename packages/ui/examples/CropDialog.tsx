import { Button, CropDialog } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Change the picture</Button>
      {isOpen && (
        <CropDialog
          title="Your picture"
          shape="round"
          ratio={1}
          maxWidth={512}
          fileName="avatar.jpg"
          onSave={async (picture, { signal }) => {
            const answer = await fetch('/api/avatar', { method: 'PUT', body: picture, signal });
            return answer.ok ? undefined : 'The picture could not be saved';
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
