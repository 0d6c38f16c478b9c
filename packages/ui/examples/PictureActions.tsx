import { PictureActions } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [isChosen, setChosen] = useState(false);
  return (
    <PictureActions
      isChosen={isChosen}
      chooseLabel="Choose a cover"
      changeLabel="Change the cover"
      crop={{
        title: 'Story cover',
        ratio: 16 / 9,
        maxWidth: 1600,
        fileName: 'cover.jpg',
        onSave: async () => {
          setChosen(true);
          return undefined;
        },
      }}
      onRemove={async () => setChosen(false)}
    />
  );
}
