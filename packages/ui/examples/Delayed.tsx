import { Delayed, Spinner } from '@dreamfork/ui';

export default function Example() {
  return (
    <Delayed>
      <Spinner label="Loading the story" />
    </Delayed>
  );
}
