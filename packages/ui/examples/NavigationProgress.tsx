import { Button, NavigationProgress } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <NavigationProgress isActive={isLoading} />
      <Button onPress={() => setLoading(!isLoading)}>{isLoading ? 'Arrive' : 'Go on'}</Button>
    </>
  );
}
