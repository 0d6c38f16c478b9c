import { useSession } from '@dreamfork/account/session';
import type { SessionUser } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { Avatar, Button, Inline, Menu, MenuTrigger, useToast, VisuallyHidden } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { BookOpen, ChevronDown, LogOut, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { layoutMessages } from '../messages/layout.ts';
import * as styles from './layout.css.ts';

/** Name of the signed-in user; opens the links to their pages, and signs out. */
export function UserMenu({ user }: { user: SessionUser }) {
  const messages = useMessages(layoutMessages);
  const signOut = useSignOut();
  const name = user.displayName || user.username;
  return (
    <div className={styles.userMenu}>
      <MenuTrigger>
        <Button variant="quiet" iconEnd={ChevronDown}>
          <Inline gap="2" wrap={false}>
            <Avatar name={name} size="small" />
            <span className={styles.userName}>
              <VisuallyHidden>{messages.account} </VisuallyHidden>
              {name}
            </span>
          </Inline>
        </Button>
        <Menu
          placement="bottom end"
          items={[
            { id: 'profile', label: messages.profile, icon: UserRound, href: '/app/profile' },
            { id: 'stories', label: messages.myStories, icon: BookOpen, href: '/app/my-stories' },
            { separator: true },
            { id: 'signOut', label: messages.signOut, icon: LogOut },
          ]}
          onAction={(id) => {
            if (id === 'signOut') void signOut();
          }}
        />
      </MenuTrigger>
    </div>
  );
}

/** Ends the session on the server and here, and returns to the home page. */
function useSignOut(): () => Promise<void> {
  const client = useApiClient();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const messages = useMessages(layoutMessages);

  return async () => {
    // Leaves the page and ends the session here before the server answers: a query with the old token would
    // otherwise count as an expired session.
    await navigate('/');
    const call = client.authentication.logout();
    session.end();
    const answer = await call;
    if (!answer.ok && !(answer.error.kind === 'http' && answer.error.status === 401)) {
      toast({
        status: 'warning',
        title: messages.signOutFailed,
        description: messages.signOutFailedText,
      });
    }
  };
}
