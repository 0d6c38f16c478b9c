import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useConnection } from './ConnectionContext.tsx';

/** When a lost connection is back, what is shown is asked for again. */
export function ReadAgain() {
  const { mutate } = useSWRConfig();
  const { state } = useConnection();
  const before = useRef(state);

  useEffect(() => {
    if (before.current === 'lost' && state === 'good') void mutate((key) => Array.isArray(key));
    before.current = state;
  }, [state, mutate]);
  return null;
}
