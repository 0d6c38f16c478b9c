import { Stack, TextField } from '@dreamfork/ui';

export default function Example() {
  return (
    <Stack gap="4">
      <TextField label="Title" />
      <TextField label="Author" />
    </Stack>
  );
}
