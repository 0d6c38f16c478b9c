import { Meter } from '@dreamfork/ui';

export default function Example() {
  return <Meter label="Storage" value={320} max={1000} valueLabel="320 of 1,000 MB" />;
}
