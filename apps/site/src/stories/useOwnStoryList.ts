import { type HookOptions, useOwnStories } from '@dreamfork/api-client/hooks';
import { useCurrentUser } from '../session/SessionContext.tsx';

/** All of the signed-in user's stories; asks nothing for a guest. */
export function useOwnStoryList({ enabled = true, ...options }: HookOptions = {}) {
  const user = useCurrentUser();
  return useOwnStories(undefined, { ...options, enabled: enabled && user !== null });
}
