import { UsersPage } from '../pages';

export default function Page() {
  return <UsersPage />;
}
