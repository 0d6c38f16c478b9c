import { routes } from '@dreamfork/api-client';
import { type MutationRequest, useMutation } from '@dreamfork/api-client/hooks';
import { useToast } from '@dreamfork/ui';

type Act = {
  call: MutationRequest<unknown>['call'];
  done: string;
  failed: string;
};

/** Acts on an account and says how it went; what the page shows of it is loaded again. */
export function useAccountActs() {
  const mutate = useMutation();
  const toast = useToast();
  return async ({ call, done, failed }: Act) => {
    const answer = await mutate({
      call,
      stale: [
        routes.userDetails.read,
        routes.users.list,
        routes.users.statistics,
        routes.audit.list,
      ],
    });
    toast(
      answer.ok
        ? { status: 'success', title: done }
        : { status: 'error', title: failed, description: answer.error.message },
    );
    return answer;
  };
}
