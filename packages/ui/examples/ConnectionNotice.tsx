import { ConnectionNotice } from '@dreamfork/ui';

export default function Example() {
  return (
    <ConnectionNotice
      state="lost"
      onRetry={async () => {
        await fetch('/api/capabilities');
      }}
    />
  );
}
