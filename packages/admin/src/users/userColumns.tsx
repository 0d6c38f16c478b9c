import type { UserListItem } from '@dreamfork/api-client';
import { Avatar, Badge, type BadgeTone, Inline, type TableColumn, Text } from '@dreamfork/ui';
import { formatDate, formatNumber, type Locale, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { userMessages } from '../messages/users.ts';
import { UserActions } from './UserActions.tsx';
import { userName } from './UsersTable.css.ts';
import { premiumDays } from './userFigures.ts';

const statusTones: Partial<Record<string, BadgeTone>> = {
  Active: 'success',
  Suspended: 'danger',
  Banned: 'danger',
  Inactive: 'neutral',
  Pending: 'warning',
};

/** The columns of the list of users, as of the moment `now`, for the administrator with the id `viewerId`. */
export function useUserColumns(
  now: number,
  viewerId: string | undefined,
): TableColumn<UserListItem>[] {
  const messages = useMessages(userMessages);
  const locale = useLocale();
  const statusNames: Partial<Record<string, string>> = messages.statuses;
  return [
    {
      id: 'user',
      header: messages.user,
      isRowHeader: true,
      render: (user) => <UserCell user={user} nameless={messages.nameless} />,
    },
    {
      id: 'status',
      header: messages.status,
      render: ({ status }) => (
        <Badge tone={statusTones[status] ?? 'neutral'}>{statusNames[status] ?? status}</Badge>
      ),
    },
    {
      id: 'role',
      header: messages.role,
      render: ({ role }) => (
        <Badge tone={role === 'Admin' ? 'accent' : 'neutral'}>{role || 'User'}</Badge>
      ),
    },
    {
      id: 'premium',
      header: messages.premium,
      render: ({ premiumExpiresAt }) => premiumText(premiumExpiresAt, now, locale, messages.days),
    },
    {
      id: 'registered',
      header: messages.registered,
      render: ({ createdAt }) => (
        <Text as="time" dateTime={createdAt} tabular>
          {formatDate(locale, createdAt)}
        </Text>
      ),
    },
    {
      id: 'actions',
      header: messages.actions,
      render: (user) =>
        user.id === viewerId ? (
          <Text as="span" tone="ink3">
            {messages.self}
          </Text>
        ) : (
          <UserActions user={user} hasPremium={premiumDays(user.premiumExpiresAt, now) !== null} />
        ),
    },
  ];
}

function premiumText(
  expiresAt: string | null,
  now: number,
  locale: Locale,
  inDays: (days: string) => string,
): string {
  const days = premiumDays(expiresAt, now);
  return days === null ? '—' : inDays(formatNumber(locale, days));
}

function UserCell({ user, nameless }: { user: UserListItem; nameless: string }) {
  const name = user.username || nameless;
  return (
    <Inline gap="3" wrap={false}>
      <Avatar name={name} />
      <span className={userName}>
        <span>{name}</span>
        <Text as="span" size="13" tone="ink3" weight="regular">
          {user.email}
        </Text>
      </span>
    </Inline>
  );
}
