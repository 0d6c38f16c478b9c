import { ConfirmProvider, TextField, UnsavedChangesGuard } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [title, setTitle] = useState('The Lighthouse');
  return (
    <ConfirmProvider>
      <UnsavedChangesGuard hasChanges={title !== 'The Lighthouse'} />
      <TextField label="Title" value={title} onChange={setTitle} />
    </ConfirmProvider>
  );
}
