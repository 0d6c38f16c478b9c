import {
  adminPageSize,
  type Role,
  type UserListQuery,
  type UserStatus,
} from '@dreamfork/api-client';

/** What the filter bar holds; `all` is no filter. */
export type UserFilters = {
  searchTerm: string;
  status: UserStatus | 'all';
  role: Role | 'all';
  premium: 'all' | 'true' | 'false';
};

export const noFilters: UserFilters = {
  searchTerm: '',
  status: 'all',
  role: 'all',
  premium: 'all',
};

/** The query of one page of the list: filters that are off are left out. */
export function userListQuery(filters: UserFilters, page: number): UserListQuery {
  const searchTerm = filters.searchTerm.trim();
  return {
    page,
    pageSize: adminPageSize,
    ...(searchTerm ? { searchTerm } : {}),
    ...(filters.status === 'all' ? {} : { status: filters.status }),
    ...(filters.role === 'all' ? {} : { role: filters.role }),
    ...(filters.premium === 'all' ? {} : { isPremium: filters.premium }),
  };
}
