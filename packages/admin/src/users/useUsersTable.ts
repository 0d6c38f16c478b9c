import { useProfile, useUsers } from '@dreamfork/api-client/hooks';
import { useState } from 'react';
import { useUserColumns } from './userColumns.tsx';
import { noFilters, type UserFilters, userListQuery } from './userFilters.ts';

/** The list of users without its look: the page that is shown, its filters, and the columns for a `Table`. */
export function useUsersTable() {
  const [page, setPage] = useState(1);
  const [filters, setFilters] = useState(noFilters);
  const [readAt, setReadAt] = useState(() => Date.now());
  const list = useUsers(userListQuery(filters, page));
  const viewer = useProfile();
  return {
    list,
    columns: useUserColumns(readAt, viewer.data?.id),
    page,
    setPage,
    filters,
    /** Shows the first page of those who match. */
    setFilters: (next: UserFilters) => {
      setFilters(next);
      setPage(1);
    },
    refresh: async () => {
      await list.mutate();
      setReadAt(Date.now());
    },
  };
}
