import type { Profile } from '@dreamfork/api-client';
import { Badge, DescriptionList, FormSection } from '@dreamfork/ui';
import { formatDate, formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { BadgeCheck, CircleDashed } from 'lucide-react';
import { AvatarField } from './AvatarField.tsx';
import { profileMessages } from './messages.ts';

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
                { term: messages.username, value: profile.username },
                { term: messages.displayName, value: profile.displayName || '—' },
              ]),
          { term: messages.email, value: profile.email },
          {
            term: messages.emailStatus,
            value: <EmailStatus isConfirmed={profile.emailConfirmed} />,
          },
          { term: messages.role, value: messages.roles[profile.role] },
          ...(profile.premiumExpiresAt
            ? [
                {
                  term: messages.premium,
                  value: messages.until(formatDate(locale, profile.premiumExpiresAt)),
                },
              ]
            : []),
          { term: messages.created, value: formatDateTime(locale, profile.createdAt) },
          {
            term: messages.lastLogin,
            value: profile.lastLoginAt
              ? formatDateTime(locale, profile.lastLoginAt)
              : messages.never,
          },
        ]}
      />
    </FormSection>
  );
}

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
