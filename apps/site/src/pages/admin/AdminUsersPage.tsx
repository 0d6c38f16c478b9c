import { UsersPage } from '@dreamfork/admin';
import { useMessages } from '@dreamfork/ui/i18n';
import { adminMessages } from '../../messages/admin.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';

export function AdminUsersPage() {
  usePageTitle(useMessages(adminMessages).users);
  return <UsersPage />;
}
