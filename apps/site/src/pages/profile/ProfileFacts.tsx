import type { Profile } from '@dreamfork/api-client';
import { Badge, FormSection } from '@dreamfork/ui';
import { formatDate, formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { BadgeCheck, CircleDashed } from 'lucide-react';
import { profileMessages } from '../../messages/profile.ts';
import { Facts } from './Facts.tsx';

/** Who the user is to everybody else, and since when. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const words = useMessages(profileMessages);
  const locale = useLocale();
  return (
    <FormSection title={words.identity}>
      <Facts
        facts={[
          [words.username, profile.username],
          [words.displayName, profile.displayName || '—'],
          [words.email, profile.email],
          [words.emailStatus, <EmailStatus key="status" isConfirmed={profile.emailConfirmed} />],
          [words.role, words.roles[profile.role]],
          ...(profile.premiumExpiresAt
            ? [[words.premium, words.until(formatDate(locale, profile.premiumExpiresAt))] as const]
            : []),
          [words.created, formatDateTime(locale, profile.createdAt)],
          [
            words.lastLogin,
            profile.lastLoginAt ? formatDateTime(locale, profile.lastLoginAt) : words.never,
          ],
        ]}
      />
    </FormSection>
  );
}

function EmailStatus({ isConfirmed }: { isConfirmed: boolean }) {
  const words = useMessages(profileMessages);
  return isConfirmed ? (
    <Badge tone="success" icon={BadgeCheck}>
      {words.confirmed}
    </Badge>
  ) : (
    <Badge tone="warning" icon={CircleDashed}>
      {words.unconfirmed}
    </Badge>
  );
}
