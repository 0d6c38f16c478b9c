import { ProgressBar } from '@dreamfork/ui';

export default function Example() {
  return <ProgressBar label="Importing the story" value={64} />;
}
