import { DropZone, Stack, Text } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [name, setName] = useState<string>();
  return (
    <Stack gap="3">
      <DropZone
        label="Story cover"
        description="PNG or JPEG, up to 5 MB."
        accept={['image/png', 'image/jpeg']}
        maxBytes={5_000_000}
        onSelect={({ accepted }) => setName(accepted[0]?.name)}
      />
      {name !== undefined && <Text>{name}</Text>}
    </Stack>
  );
}
