import type { Profile } from '@dreamfork/api-client';
import { Badge, FormSection, Stack } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { BadgeCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { profileMessages } from '../../messages/profile.ts';
import * as styles from './ProfilePage.css.ts';

/** Everything the profile says, in three groups. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const words = useMessages(profileMessages);
  const locale = useLocale();
  const { preferences } = profile;
  return (
    <Stack gap="10">
      <FormSection title={words.identity}>
        <Facts
          facts={[
            [words.username, profile.username],
            [words.displayName, profile.displayName || '—'],
            [words.email, profile.email],
            [
              words.emailStatus,
              profile.emailConfirmed ? (
                <Badge key="confirmed" tone="success" icon={BadgeCheck}>
                  {words.confirmed}
                </Badge>
              ) : (
                <Badge key="unconfirmed" tone="warning" icon={CircleDashed}>
                  {words.unconfirmed}
                </Badge>
              ),
            ],
            [words.role, words.roles[profile.role]],
          ]}
        />
      </FormSection>
      <FormSection title={words.preferences}>
        <Facts
          facts={[
            [words.theme, words.themes[preferences.theme]],
            [words.notifications, preferences.notifications ? words.on : words.off],
            [words.language, words.languages[preferences.language]],
          ]}
        />
      </FormSection>
      <FormSection title={words.dates}>
        <Facts
          facts={[
            [words.created, formatDateTime(locale, profile.createdAt)],
            [
              words.lastLogin,
              profile.lastLoginAt ? formatDateTime(locale, profile.lastLoginAt) : words.never,
            ],
          ]}
        />
      </FormSection>
    </Stack>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
