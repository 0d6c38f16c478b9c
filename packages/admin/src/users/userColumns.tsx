import type { UserListItem } from '@dreamfork/api-client';
import { Avatar, Inline, Link, type TableColumn, Text } from '@dreamfork/ui';
import { formatDate, formatNumber, type Locale, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useAdminHost } from '../AdminContext.tsx';
import { unbroken } from '../layout/Moment.css.ts';
import { userMessages } from './messages.ts';
import { UserActions } from './UserActions.tsx';
import { RoleBadge, StatusBadge } from './UserBadges.tsx';
import { userAvatar, userName } from './UsersTable.css.ts';
import { premiumDays } from './userFigures.ts';

/** The columns of the list of users, as of the moment `now`, for the administrator with the id `viewerId`. */
export function useUserColumns(
  now: number,
  viewerId: string | undefined,
): TableColumn<UserListItem>[] {
  const messages = useMessages(userMessages);
  const locale = useLocale();
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
      render: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'role',
      header: messages.role,
      render: ({ role }) => <RoleBadge role={role} />,
    },
    {
      id: 'premium',
      header: messages.premium,
      render: ({ premiumExpiresAt }) => (
        <span className={unbroken}>
          {premiumText(premiumExpiresAt, now, locale, messages.days)}
        </span>
      ),
    },
    {
      id: 'registered',
      header: messages.registered,
      render: ({ createdAt }) => (
        <span className={unbroken}>
          <Text as="time" dateTime={createdAt} tabular>
            {formatDate(locale, createdAt)}
          </Text>
        </span>
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

/** Whole days of premium that are left, or a dash. */
export function premiumText(
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
  const { sectionsHref } = useAdminHost();
  return (
    <Inline gap="3" wrap={false}>
      <span className={userAvatar}>
        <Avatar name={name} />
      </span>
      <span className={userName}>
        <Link variant="standalone" href={`${sectionsHref}/users/${encodeURIComponent(user.id)}`}>
          {name}
        </Link>
        <Text as="span" size="13" tone="ink3" weight="regular">
          <Email address={user.email} />
        </Text>
      </span>
    </Inline>
  );
}

/** An address that breaks before its sign first. */
function Email({ address }: { address: string }) {
  const sign = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, sign)}
      <wbr />
      {address.slice(sign)}
    </>
  );
}
