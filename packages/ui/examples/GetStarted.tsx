import {
  Button,
  ConfirmProvider,
  Heading,
  LocaleProvider,
  Stack,
  TextField,
  ThemeProvider,
  ThemeSwitcher,
  ToastProvider,
  useToast,
} from '@dreamfork/ui';
import { useState } from 'react';

function NewStory() {
  const [title, setTitle] = useState('');
  const showToast = useToast();
  return (
    <Stack gap="4" align="start">
      <Heading level={1}>A new story</Heading>
      <TextField label="Title" value={title} onChange={setTitle} />
      <Button
        variant="primary"
        disabledReason={title ? undefined : 'Give the story a title first'}
        onPress={() => showToast({ status: 'success', title: `“${title}” created` })}
      >
        Create the story
      </Button>
      <ThemeSwitcher />
    </Stack>
  );
}

export default function App() {
  return (
    <ThemeProvider>
      <LocaleProvider locale="en">
        <ToastProvider>
          <ConfirmProvider>
            <NewStory />
          </ConfirmProvider>
        </ToastProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
}
