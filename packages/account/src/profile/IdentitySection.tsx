import type { Profile } from '@dreamfork/api-client';
import { Badge, FormSection } from '@dreamfork/ui';
import { formatDate, formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { BadgeCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { profileMessages } from '../messages/profile.ts';
import { AvatarField } from './AvatarField.tsx';
import * as styles from './ProfilePage.css.ts';

export type IdentitySectionProps = {
  profile: Profile;
  /** Whether the server keeps avatars. */
  canChangeAvatar: boolean;
  /** Whether the names are in a form of their own. */
  canChangeNames: boolean;
};

/** The avatar, and the facts about an account that its owner cannot change here. */
export function IdentitySection({
  profile,
  canChangeAvatar,
  canChangeNames,
}: IdentitySectionProps) {
  const messages = useMessages(profileMessages);
  const locale = useLocale();
  return (
    <FormSection id="identity" title={messages.identity}>
      {canChangeAvatar && <AvatarField profile={profile} />}
      <DescriptionList
        items={[
          ...(canChangeNames
            ? []
            : [
                [messages.username, profile.username] as const,
                [messages.displayName, profile.displayName || '—'] as const,
              ]),
          [messages.email, profile.email],
          [messages.emailStatus, <EmailStatus key="status" isConfirmed={profile.emailConfirmed} />],
          [messages.role, messages.roles[profile.role]],
          ...(profile.premiumExpiresAt
            ? [
                [
                  messages.premium,
                  messages.until(formatDate(locale, profile.premiumExpiresAt)),
                ] as const,
              ]
            : []),
          [messages.created, formatDateTime(locale, profile.createdAt)],
          [
            messages.lastLogin,
            profile.lastLoginAt ? formatDateTime(locale, profile.lastLoginAt) : messages.never,
          ],
        ]}
      />
    </FormSection>
  );
}

type DescriptionListProps = { items: readonly (readonly [name: string, value: ReactNode])[] };

const DescriptionList = ({ items }: DescriptionListProps) => (
  <dl className={styles.descriptions}>
    {items.map(([name, value]) => (
      <div key={name} className={styles.description}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);

function EmailStatus({ isConfirmed }: { isConfirmed: boolean }) {
  const messages = useMessages(profileMessages);
  return isConfirmed ? (
    <Badge tone="success" icon={BadgeCheck}>
      {messages.confirmed}
    </Badge>
  ) : (
    <Badge tone="warning" icon={CircleDashed}>
      {messages.unconfirmed}
    </Badge>
  );
}
