import type { SessionUser } from '@dreamfork/api-client';
import { Avatar, Button, Inline, Menu, MenuTrigger, VisuallyHidden } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { BookOpen, ChevronDown, LogOut, UserRound } from 'lucide-react';
import { layoutMessages } from '../messages/layout.ts';
import { useSignOut } from './useSignOut.ts';

/** Initial and name of the signed-in user, and what belongs to them. */
export function UserMenu({ user }: { user: SessionUser }) {
  const words = useMessages(layoutMessages);
  const signOut = useSignOut();
  const name = user.displayName || user.username;
  return (
    <MenuTrigger>
      <Button variant="quiet" iconEnd={ChevronDown}>
        <Inline gap="2" align="center">
          <Avatar name={name} size="small" />
          <span>
            <VisuallyHidden>{words.account} </VisuallyHidden>
            {name}
          </span>
        </Inline>
      </Button>
      <Menu
        placement="bottom end"
        items={[
          { id: 'profile', label: words.profile, icon: UserRound, href: '/app/profile' },
          { id: 'stories', label: words.myStories, icon: BookOpen, href: '/app/my-stories' },
          { separator: true },
          { id: 'signOut', label: words.signOut, icon: LogOut },
        ]}
        onAction={(id) => {
          if (id === 'signOut') void signOut();
        }}
      />
    </MenuTrigger>
  );
}
