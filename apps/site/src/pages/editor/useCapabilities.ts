import type { Capabilities } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { useEffect, useState } from 'react';
import { serverCapabilities } from '../../stories/serverCapabilities.ts';

type Answer = { isKnown: boolean; capabilities?: Capabilities | undefined };

/** What the server can do, once that is known: an editor does not change its abilities while it is open. */
export function useCapabilities(): Answer {
  const client = useApiClient();
  const [answer, setAnswer] = useState<Answer>({ isKnown: false });
  useEffect(() => {
    let isCurrent = true;
    void serverCapabilities(client).then((capabilities) => {
      if (isCurrent) setAnswer({ isKnown: true, capabilities });
    });
    return () => {
      isCurrent = false;
    };
  }, [client]);
  return answer;
}
