import {
  adminPageSize,
  type Role,
  type UserExportQuery,
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

/** The query of everybody who matches: filters that are off are left out. */
export function userExportQuery(filters: UserFilters): UserExportQuery {
  const searchTerm = filters.searchTerm.trim();
  return {
    ...(searchTerm ? { searchTerm } : {}),
    ...(filters.status === 'all' ? {} : { status: filters.status }),
    ...(filters.role === 'all' ? {} : { role: filters.role }),
    ...(filters.premium === 'all' ? {} : { isPremium: filters.premium }),
  };
}

/** The query of one page of the list. */
export const userListQuery = (filters: UserFilters, page: number): UserListQuery => ({
  page,
  pageSize: adminPageSize,
  ...userExportQuery(filters),
});
