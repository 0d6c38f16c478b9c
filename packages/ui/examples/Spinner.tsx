import { Spinner } from '@dreamfork/ui';

export default function Example() {
  return <Spinner label="Signing in" />;
}
