import type { Role } from '@dreamfork/api-client';
import { useFeature } from '@dreamfork/api-client/hooks';
import { Heading, Icon, Link, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Compass, Flag, type LucideIcon, Plus, ShieldUser, UserRound } from 'lucide-react';
import { useLibraryHost } from '../host.tsx';
import * as styles from './DashboardPage.css.ts';
import { dashboardMessages } from './messages.ts';

type QuickLink = { icon: LucideIcon; href: string; title: string; text: string };

/** Links to what an author does next; moderators and administrators have more of them. */
export function QuickLinks({ role }: { role: Role }) {
  const messages = useMessages(dashboardMessages);
  const { addresses } = useLibraryHost();
  const hasModeration = useFeature('moderation') === true;
  const links: QuickLink[] = [
    { icon: Plus, href: addresses.newStory, title: messages.create, text: messages.createText },
    { icon: Compass, href: addresses.stories, title: messages.explore, text: messages.exploreText },
    {
      icon: UserRound,
      href: addresses.profile,
      title: messages.profile,
      text: messages.profileText,
    },
  ];
  if (role !== 'User' && hasModeration) {
    links.push({
      icon: Flag,
      href: addresses.moderation,
      title: messages.moderation,
      text: messages.moderationText,
    });
  }
  if (role === 'Admin') {
    links.push({
      icon: ShieldUser,
      href: addresses.administration,
      title: messages.administration,
      text: messages.administrationText,
    });
  }
  return (
    <Stack as="section" gap="2" aria-label={messages.quick}>
      <Heading level={2} size="21">
        {messages.quick}
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
