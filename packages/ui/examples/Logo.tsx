import { Logo } from '@dreamfork/ui';

export default function Example() {
  return <Logo size="large" />;
}
