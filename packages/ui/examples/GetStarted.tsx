import {
  Button,
  ConfirmProvider,
  LocaleProvider,
  Stack,
  TextField,
  ThemeProvider,
  ToastProvider,
} from '@dreamfork/ui';
import '@dreamfork/ui/styles.css';

export default function App() {
  return (
    <ThemeProvider>
      <LocaleProvider locale="en">
        <ToastProvider>
          <ConfirmProvider>
            <Stack gap="4">
              <TextField label="Title" />
              <Button variant="primary">Create a story</Button>
            </Stack>
          </ConfirmProvider>
        </ToastProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
}
