import type { ApiClient } from '@dreamfork/api-client';
import {
  audit,
  useMutation,
  userDetails,
  userStatistics,
  users,
} from '@dreamfork/api-client/hooks';
import { useToast } from '@dreamfork/ui';

type Calls = ApiClient['userDetails'];

type Act = {
  call: (calls: Calls) => ReturnType<Calls[Exclude<keyof Calls, 'read' | 'stories' | 'reports'>]>;
  done: string;
  failed: string;
};

/** Acts on an account and says how it went; what the page shows of it is loaded again. */
export function useAccountActs() {
  const mutate = useMutation();
  const toast = useToast();
  return async ({ call, done, failed }: Act) => {
    const answer = await mutate<unknown>({
      call: (client) => call(client.userDetails),
      stale: [userDetails, users, userStatistics, audit],
    });
    toast(
      answer.ok
        ? { status: 'success', title: done }
        : { status: 'error', title: failed, description: answer.error.message },
    );
    return answer;
  };
}
