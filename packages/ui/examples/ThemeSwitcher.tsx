import { ThemeProvider, ThemeSwitcher } from '@dreamfork/ui';

export default function Example() {
  return (
    <ThemeProvider>
      <ThemeSwitcher />
    </ThemeProvider>
  );
}
