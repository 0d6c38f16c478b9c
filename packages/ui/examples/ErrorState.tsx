import { ErrorState } from '@dreamfork/ui';

export default function Example() {
  return (
    <ErrorState
      title="The stories could not be loaded"
      text="Nothing is lost. Check your connection and try again."
      onRetry={() => location.reload()}
    />
  );
}
