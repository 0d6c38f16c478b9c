import { routes, type SessionUser } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import {
  Avatar,
  Button,
  Inline,
  LinkButton,
  Menu,
  MenuTrigger,
  useToast,
  VisuallyHidden,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { BookOpen, ChevronDown, LogOut, UserRound } from 'lucide-react';
import { useSession } from '../session/SessionContext.ts';
import { userMenuMessages } from './messages.ts';
import * as styles from './UserMenu.css.ts';

export type UserMenuProps = {
  user: SessionUser;
  /** Addresses of the user's pages. */
  addresses: { profile: string; myStories: string };
  /** Opens a page that guests may see. The session ends after it. */
  leave: () => Promise<void> | void;
};

/**
 * Name of the signed-in user; opens the links to their pages, and signs out. Needs a `SessionProvider`, but no
 * `AccountProvider`.
 */
export function UserMenu({ user, addresses, leave }: UserMenuProps) {
  const messages = useMessages(userMenuMessages);
  const signOut = useSignOut(leave);
  const name = user.displayName || user.username;
  return (
    <div className={styles.menu}>
      <MenuTrigger>
        <Button variant="quiet" iconEnd={ChevronDown}>
          <Inline gap="2" wrap={false}>
            <Avatar name={name} src={user.avatarUrl} size="small" />
            <span className={styles.name}>
              <VisuallyHidden>{messages.account} </VisuallyHidden>
              {name}
            </span>
          </Inline>
        </Button>
        <Menu
          placement="bottom end"
          items={[
            { id: 'profile', label: messages.profile, icon: UserRound, href: addresses.profile },
            { id: 'stories', label: messages.myStories, icon: BookOpen, href: addresses.myStories },
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

/** The same in rows, for the menu of a narrow window. */
export function UserMenuRows({ user, addresses, leave }: UserMenuProps) {
  const messages = useMessages(userMenuMessages);
  const signOut = useSignOut(leave);
  const name = user.displayName || user.username;
  return (
    <div className={styles.rows}>
      <div className={styles.person}>
        <Avatar name={name} src={user.avatarUrl} size="small" />
        <span className={styles.name}>
          <VisuallyHidden>{messages.account} </VisuallyHidden>
          {name}
        </span>
      </div>
      <LinkButton variant="quiet" icon={UserRound} href={addresses.profile}>
        {messages.profile}
      </LinkButton>
      <LinkButton variant="quiet" icon={BookOpen} href={addresses.myStories}>
        {messages.myStories}
      </LinkButton>
      <Button variant="quiet" icon={LogOut} onPress={() => void signOut()}>
        {messages.signOut}
      </Button>
    </div>
  );
}

/** Ends the session on the server and in this browser. */
function useSignOut(leave: UserMenuProps['leave']): () => Promise<void> {
  const client = useApiClient();
  const session = useSession();
  const toast = useToast();
  const messages = useMessages(userMenuMessages);

  return async () => {
    // Leaves the page and ends the session here before the server answers: a query with the old token would
    // otherwise count as an expired session.
    await leave();
    const call = client.call(routes.authentication.logout, {});
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
