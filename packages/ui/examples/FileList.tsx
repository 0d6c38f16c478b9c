import { FileList } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [isCancelled, setCancelled] = useState(false);
  const name = 'Lighthouse.png';
  return (
    <FileList
      label="Files of the story"
      items={[
        isCancelled
          ? {
              id: 'lighthouse',
              name,
              errorMessage: 'The upload was cancelled. Try again to send the file.',
              onRetry: () => setCancelled(false),
            }
          : {
              id: 'lighthouse',
              name,
              size: 1_482_752,
              progress: { label: `Uploading ${name}`, value: 64 },
              onCancel: () => setCancelled(true),
            },
      ]}
    />
  );
}
