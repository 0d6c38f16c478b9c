import { ErrorSummary, Stack, TextField } from '@dreamfork/ui';

export default function Example() {
  return (
    <Stack gap="4">
      <ErrorSummary
        errors={[
          { name: 'title', label: 'Title', message: 'Give the story a title' },
          { name: 'email', label: 'Email', message: 'Write an address such as you@example.org' },
        ]}
      />
      <TextField label="Title" name="title" errorMessage="Give the story a title" />
      <TextField
        label="Email"
        name="email"
        errorMessage="Write an address such as you@example.org"
      />
    </Stack>
  );
}
