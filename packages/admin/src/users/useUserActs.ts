import type { ApiClient, UserListItem } from '@dreamfork/api-client';
import {
  audit,
  useMutation,
  userDetails,
  userStatistics,
  users,
} from '@dreamfork/api-client/hooks';
import { useConfirm, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { userMessages } from '../messages/users.ts';

export type UserAct = 'block' | 'unblock' | 'halfYear' | 'year' | 'revoke';

type Users = ApiClient['users'];

const calls: Record<UserAct, (users: Users, id: string) => ReturnType<Users['block']>> = {
  block: (users, id) => users.block(id),
  unblock: (users, id) => users.unblock(id),
  halfYear: (users, id) => users.grantPremium(id, { plan: 'SixMonths' }),
  year: (users, id) => users.grantPremium(id, { plan: 'OneYear' }),
  revoke: (users, id) => users.revokePremium(id),
};

/** Acts on a user after a confirmation; the list is loaded again whatever the server answers. */
export function useUserActs({ id, username, email }: UserListItem) {
  const messages = useMessages(userMessages);
  const mutate = useMutation();
  const confirm = useConfirm();
  const toast = useToast();

  return async (act: UserAct): Promise<void> => {
    const words = messages.acts[act];
    const isConfirmed = await confirm({
      title: words.question,
      text: words.text(username || email),
      confirmLabel: words.confirm,
      cancelLabel: messages.keep,
      ...(act === 'block' || act === 'revoke' ? { tone: 'danger' } : {}),
    });
    if (!isConfirmed) return;
    const answer = await mutate({
      call: (client) => calls[act](client.users, id),
      stale: [users, userStatistics, userDetails, audit],
    });
    toast(
      answer.ok
        ? { status: 'success', title: words.done }
        : { status: 'error', title: words.failed, description: answer.error.message },
    );
  };
}
