import type { ApiClient, Capabilities } from '@dreamfork/api-client';
import { useEffect, useState } from 'react';

type Answer = { isKnown: boolean; capabilities?: Capabilities | undefined };

/**
 * What the server can do, once that is known: an editor does not change its abilities while it is open.
 * A server that does not say can do what every server of this API can.
 */
export function useCapabilities(client: ApiClient): Answer {
  const [answer, setAnswer] = useState<Answer>({ isKnown: false });
  useEffect(() => {
    let isCurrent = true;
    void client.system.capabilities().then((capabilities) => {
      if (!isCurrent) return;
      setAnswer({ isKnown: true, capabilities: capabilities.ok ? capabilities.value : undefined });
    });
    return () => {
      isCurrent = false;
    };
  }, [client]);
  return answer;
}
