import type { UserDetails } from '@dreamfork/api-client';
import { Badge, DescriptionList, Meter } from '@dreamfork/ui';
import {
  formatDate,
  formatDateTime,
  formatStorage,
  useLocale,
  useMessages,
} from '@dreamfork/ui/i18n';
import { userMessages } from '../users/messages.ts';
import { RoleBadge, StatusBadge } from '../users/UserBadges.tsx';
import { premiumText } from '../users/userColumns.tsx';
import { userPageMessages } from './messages.ts';
import { Section } from './Section.tsx';

/** What the account is, and how much of its room for media is used. */
export function UserFacts({ user, now }: { user: UserDetails; now: number }) {
  const messages = useMessages(userPageMessages);
  const names = useMessages(userMessages);
  const locale = useLocale();
  const { media } = user;
  const facts = [
    {
      term: messages.email,
      value: (
        <>
          {user.email}
          <Badge tone={user.emailConfirmed ? 'success' : 'warning'}>
            {user.emailConfirmed ? messages.confirmed : messages.unconfirmed}
          </Badge>
        </>
      ),
    },
    { term: messages.displayName, value: user.displayName },
    {
      term: names.status,
      value: (
        <>
          <StatusBadge status={user.status} />
          {user.suspendedUntil !== null && (
            <span>{messages.suspendedUntil(formatDateTime(locale, user.suspendedUntil))}</span>
          )}
        </>
      ),
    },
    { term: names.role, value: <RoleBadge role={user.role} /> },
    { term: names.premium, value: premiumText(user.premiumExpiresAt, now, locale, names.days) },
    { term: names.registered, value: formatDate(locale, user.createdAt) },
    {
      term: messages.lastLogin,
      value: user.lastLoginAt === null ? messages.never : formatDateTime(locale, user.lastLoginAt),
    },
    { term: messages.twoFactor, value: user.hasTwoFactor ? messages.on : messages.off },
    { term: messages.id, value: user.id },
  ];
  return (
    <Section title={messages.facts}>
      <DescriptionList layout="stacked" items={facts} />
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
