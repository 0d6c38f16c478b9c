import { ShowMore } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [shown, setShown] = useState(20);
  return (
    <ShowMore
      hasMore={shown < 60}
      isLoading={false}
      progress={`${shown} of 60`}
      onMore={() => setShown(shown + 20)}
    />
  );
}
