import { useOwnStories } from '@dreamfork/api-client/hooks';
import { useCurrentUser } from '../session/SessionContext.tsx';

/** The signed-in user's stories; asks nothing for a guest. */
export function useOwnStoryList() {
  const user = useCurrentUser();
  return useOwnStories(undefined, { enabled: user !== null });
}
