import { StaleNotice } from '@dreamfork/ui';

export default function Example() {
  return <StaleNotice onRetry={() => location.reload()} />;
}
