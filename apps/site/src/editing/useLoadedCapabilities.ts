import { type ApiClient, type Capabilities, routes } from '@dreamfork/api-client';
import { useEffect, useState } from 'react';

type Answer = { isKnown: boolean; capabilities?: Capabilities | undefined };

/**
 * The capabilities of the server, loaded once: the editor does not change while it is open. A server that does
 * not answer has the capabilities that every server of this API has.
 */
export function useLoadedCapabilities(client: ApiClient): Answer {
  const [answer, setAnswer] = useState<Answer>({ isKnown: false });
  useEffect(() => {
    let isCurrent = true;
    void client.call(routes.system.capabilities, {}).then((capabilities) => {
      if (!isCurrent) return;
      setAnswer({ isKnown: true, capabilities: capabilities.ok ? capabilities.value : undefined });
    });
    return () => {
      isCurrent = false;
    };
  }, [client]);
  return answer;
}
