import type { UserDetails } from '@dreamfork/api-client';
import { Badge, Meter } from '@dreamfork/ui';
import {
  formatDate,
  formatDateTime,
  formatStorage,
  useLocale,
  useMessages,
} from '@dreamfork/ui/i18n';
import type { ReactNode } from 'react';
import { userPageMessages } from '../messages/user.ts';
import { userMessages } from '../messages/users.ts';
import { RoleBadge, StatusBadge } from '../users/UserBadges.tsx';
import { premiumText } from '../users/userColumns.tsx';
import { Section } from './Section.tsx';
import * as styles from './UserPage.css.ts';

/** What the account is, and how much of its room for media is used. */
export function UserFacts({ user, now }: { user: UserDetails; now: number }) {
  const messages = useMessages(userPageMessages);
  const names = useMessages(userMessages);
  const locale = useLocale();
  const { media } = user;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      messages.email,
      <>
        {user.email}
        <Badge tone={user.emailConfirmed ? 'success' : 'warning'}>
          {user.emailConfirmed ? messages.confirmed : messages.unconfirmed}
        </Badge>
      </>,
    ],
    [messages.displayName, user.displayName],
    [
      names.status,
      <>
        <StatusBadge status={user.status} />
        {user.suspendedUntil !== null && (
          <span>{messages.suspendedUntil(formatDateTime(locale, user.suspendedUntil))}</span>
        )}
      </>,
    ],
    [names.role, <RoleBadge key="role" role={user.role} />],
    [names.premium, premiumText(user.premiumExpiresAt, now, locale, names.days)],
    [names.registered, formatDate(locale, user.createdAt)],
    [
      messages.lastLogin,
      user.lastLoginAt === null ? messages.never : formatDateTime(locale, user.lastLoginAt),
    ],
    [messages.twoFactor, user.hasTwoFactor ? messages.on : messages.off],
    [messages.id, user.id],
  ];
  return (
    <Section title={messages.facts}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Meter
        label={messages.media(media.fileCount)}
        value={media.usedBytes}
        max={media.quotaBytes}
        valueLabel={messages.mediaUsed(
          formatStorage(locale, media.usedBytes),
          formatStorage(locale, media.quotaBytes),
        )}
      />
    </Section>
  );
}
