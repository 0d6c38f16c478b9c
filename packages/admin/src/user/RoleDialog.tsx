import { type Role, roleReasonMaximumLength, roles, type UserDetails } from '@dreamfork/api-client';
import {
  audit,
  useMutation,
  userDetails,
  userStatistics,
  users,
} from '@dreamfork/api-client/hooks';
import { FormDialog, Select, TextArea, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { userPageMessages } from '../messages/user.ts';

export type RoleDialogProps = { user: UserDetails; onClose: () => void };

/** Asks for another role and the reason; stays open while the server refuses. */
export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const messages = useMessages(userPageMessages);
  const mutate = useMutation();
  const toast = useToast();
  const [role, setRole] = useState<Role>(user.role);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const text = reason.trim();
  const roleError = role === user.role ? messages.roleSame : undefined;
  const reasonError =
    text === ''
      ? messages.reasonMissing
      : text.length > roleReasonMaximumLength
        ? messages.reasonTooLong(roleReasonMaximumLength)
        : undefined;

  const submit = async () => {
    setTried(true);
    if (roleError || reasonError || isPending) return;
    setPending(true);
    setFailure(null);
    const answer = await mutate({
      call: (client) => client.userDetails.changeRole(user.id, { role, reason: text }),
      stale: [userDetails, users, userStatistics, audit],
    });
    setPending(false);
    if (!answer.ok) {
      setFailure(answer.error.message);
      return;
    }
    toast({ status: 'success', title: messages.roleChanged });
    onClose();
  };

  return (
    <FormDialog
      title={messages.changeRole}
      description={messages.roleText(user.username || user.email)}
      cancelLabel={messages.cancel}
      submitLabel={messages.changeRole}
      isPending={isPending}
      error={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Select
        label={messages.role}
        items={roles.map((id) => ({ id, label: id }))}
        value={role}
        onChange={setRole}
        errorMessage={isTried ? roleError : undefined}
      />
      <TextArea
        label={messages.reason}
        description={messages.reasonHelp(roleReasonMaximumLength)}
        isRequired
        value={reason}
        onChange={setReason}
        errorMessage={isTried ? reasonError : undefined}
      />
    </FormDialog>
  );
}
