import { useMessages } from '@dreamfork/ui/i18n';
import { Outlet } from 'react-router-dom';
import { guardMessages } from '../messages/guards.ts';
import { useCurrentUser } from '../session/SessionContext.tsx';
import { Forbidden } from './Forbidden.tsx';

/** Lets moderators and administrators through. Stands inside RequireSession. */
export function RequireModerator() {
  const user = useCurrentUser();
  const words = useMessages(guardMessages);
  if (user === null) return null;
  return user.role === 'User' ? <Forbidden text={words.moderatorsOnly} /> : <Outlet />;
}
