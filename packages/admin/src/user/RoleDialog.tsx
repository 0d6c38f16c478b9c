import { roleReasonMaximumLength, roles, routes, type UserDetails } from '@dreamfork/api-client';
import { useMutation } from '@dreamfork/api-client/hooks';
import { FormDialog, Select, TextArea, useForm, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { userPageMessages } from './messages.ts';

export type RoleDialogProps = { user: UserDetails; onClose: () => void };

/** Asks for another role and the reason; stays open while the server refuses. */
export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const messages = useMessages(userPageMessages);
  const mutate = useMutation();
  const toast = useToast();
  const form = useForm({
    initial: { role: user.role, reason: '' },
    labels: { role: messages.role, reason: messages.reason },
    check: ({ role, reason }) => {
      const { length } = reason.trim();
      return {
        ...(role === user.role ? { role: messages.roleSame } : {}),
        ...(length === 0 ? { reason: messages.reasonMissing } : {}),
        ...(length > roleReasonMaximumLength
          ? { reason: messages.reasonTooLong(roleReasonMaximumLength) }
          : {}),
      };
    },
    send: async ({ role, reason }) => {
      const answer = await mutate({
        call: (client) =>
          client.call(routes.userDetails.changeRole, {
            params: { id: user.id },
            body: { role, reason: reason.trim() },
          }),
        stale: [
          routes.userDetails.read,
          routes.users.list,
          routes.users.statistics,
          routes.audit.list,
        ],
      });
      if (!answer.ok) return answer.error;
      toast({ status: 'success', title: messages.roleChanged });
      onClose();
      return undefined;
    },
  });

  return (
    <FormDialog
      title={messages.changeRole}
      description={messages.roleText(user.username || user.email)}
      cancelLabel={messages.cancel}
      submitLabel={messages.changeRole}
      isPending={form.isPending}
      error={form.rejection?.message ?? null}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <Select
        label={messages.role}
        items={roles.map((id) => ({ id, label: id }))}
        {...form.pick('role')}
      />
      <TextArea
        {...form.field('reason')}
        description={messages.reasonHelp(roleReasonMaximumLength)}
        isRequired
      />
    </FormDialog>
  );
}
