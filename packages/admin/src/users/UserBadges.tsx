import { Badge, type BadgeTone } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { userMessages } from './messages.ts';

const statusTones: Partial<Record<string, BadgeTone>> = {
  Active: 'success',
  Suspended: 'danger',
  Banned: 'danger',
  Inactive: 'neutral',
  Pending: 'warning',
};

/** The status of a user; one that this product does not know is shown as it comes. */
export function StatusBadge({ status }: { status: string }) {
  const names: Partial<Record<string, string>> = useMessages(userMessages).statuses;
  return <Badge tone={statusTones[status] ?? 'neutral'}>{names[status] ?? status}</Badge>;
}

export const RoleBadge = ({ role }: { role: string }) => (
  <Badge tone={role === 'Admin' ? 'accent' : 'neutral'}>{role || 'User'}</Badge>
);
