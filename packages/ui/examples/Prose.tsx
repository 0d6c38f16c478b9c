import { Prose } from '@dreamfork/ui';

export default function Example() {
  return (
    <Prose>
      <p>The lamp goes out, and for the first time in thirty years the keeper hears the sea.</p>
    </Prose>
  );
}
