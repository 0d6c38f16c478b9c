import '@dreamfork/admin/styles.css';
import {
  type AdminHost,
  AdminLayout,
  AdminProvider,
  UsersPage as Users,
  useUsersTable,
} from '@dreamfork/admin';
import { ApiProvider } from '@dreamfork/api-client/hooks';
import { Table } from '@dreamfork/ui';
import { client } from './client';

const host: AdminHost = {
  sectionsHref: '/admin',
  sections: ['users', { id: 'newcomers', label: 'Newcomers', href: '/newcomers' }],
  logo: <strong>Story club</strong>,
};

/** The users in a table of your own: the rows and columns of the package, less one. */
function Newcomers() {
  const { list, columns } = useUsersTable();
  return (
    <Table
      label="Newcomers"
      columns={columns.filter(({ id }) => id !== 'premium')}
      rows={list.data?.users ?? []}
      rowKey={({ id }) => id}
      isLoading={!list.data}
      empty="Nobody yet"
    />
  );
}

/** The users of the server, as the package shows them or in a section of your own. */
export default function UsersPage({ section = 'users' }: { section?: 'users' | 'newcomers' }) {
  return (
    <ApiProvider client={client}>
      <AdminProvider host={host}>
        {section === 'users' ? (
          <Users />
        ) : (
          <AdminLayout section="newcomers" title="Newcomers">
            <Newcomers />
          </AdminLayout>
        )}
      </AdminProvider>
    </ApiProvider>
  );
}
