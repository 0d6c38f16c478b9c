import type { Role } from '@dreamfork/api-client';
import { Heading, Icon, Link, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Compass, Flag, type LucideIcon, PenLine, ShieldUser, UserRound } from 'lucide-react';
import { dashboardMessages } from '../../messages/dashboard.ts';
import { useFeature } from '../../stories/useFeature.ts';
import * as styles from './DashboardPage.css.ts';

type QuickLink = { icon: LucideIcon; href: string; title: string; text: string };

/** Where an author goes from here. */
export function QuickLinks({ role }: { role: Role }) {
  const words = useMessages(dashboardMessages);
  const hasModeration = useFeature('moderation') === true;
  const links: QuickLink[] = [
    { icon: PenLine, href: '/app/editor', title: words.create, text: words.createText },
    { icon: Compass, href: '/stories', title: words.explore, text: words.exploreText },
    { icon: UserRound, href: '/app/profile', title: words.profile, text: words.profileText },
  ];
  if (role !== 'User' && hasModeration) {
    links.push({
      icon: Flag,
      href: '/app/moderation',
      title: words.moderation,
      text: words.moderationText,
    });
  }
  if (role === 'Admin') {
    links.push({
      icon: ShieldUser,
      href: '/app/admin/users',
      title: words.administration,
      text: words.administrationText,
    });
  }
  return (
    <Stack as="section" gap="2" aria-label={words.quick}>
      <Heading level={2} size="21">
        {words.quick}
      </Heading>
      <ul className={styles.quickLinks}>
        {links.map(({ icon, href, title, text }) => (
          <li key={href} className={styles.quickLink}>
            <Icon icon={icon} size={20} tone="accent" />
            <Stack gap="1">
              <Link variant="standalone" href={href}>
                {title}
              </Link>
              <Text size="13" tone="ink2">
                {text}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
