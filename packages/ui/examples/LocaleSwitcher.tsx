import { LocaleControlProvider, LocaleSwitcher } from '@dreamfork/ui';

export default function Example() {
  return (
    <LocaleControlProvider initial="en">
      <LocaleSwitcher />
    </LocaleControlProvider>
  );
}
