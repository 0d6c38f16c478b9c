import { asRaw, isoDate, listItems, noDate, type Raw, unwrapped } from './raw.ts';

const nullableDate = (value: unknown): string | null => isoDate(value) ?? null;

const readUser = (raw: Raw): Raw => ({
  ...raw,
  id: typeof raw.id === 'number' ? String(raw.id) : raw.id,
  username: raw.username ?? '',
  displayName: raw.displayName || raw.username || '',
  role: raw.role ?? 'User',
  status: raw.status ?? 'Active',
  emailConfirmed: raw.emailConfirmed ?? false,
  avatarUrl: raw.avatarUrl ?? null,
});

export const readSessionUser = (value: unknown): unknown => readUser(unwrapped(value, 'user'));

export const readSignIn = (value: unknown): unknown => {
  const raw = asRaw(value);
  return {
    ...raw,
    success: true,
    message: raw.message ?? '',
    user: readUser(asRaw(raw.user)),
  };
};

export const readGoogleSession = (value: unknown): unknown => ({
  returnTo: null,
  ...asRaw(readSignIn(value)),
});

export const readProfile = (value: unknown): unknown => {
  const raw = unwrapped(value, 'user');
  return {
    ...readUser(raw),
    preferences: { theme: 'light', notifications: true, language: 'ru', ...asRaw(raw.preferences) },
    hasPassword: raw.hasPassword ?? true,
    pendingEmail: raw.pendingEmail ?? null,
    premiumExpiresAt: nullableDate(raw.premiumExpiresAt),
    createdAt: isoDate(raw.createdAt) ?? noDate,
    lastLoginAt: nullableDate(raw.lastLoginAt),
  };
};

const readUserListItem = (value: unknown): Raw => {
  const raw = asRaw(value);
  return {
    ...readUser(raw),
    premiumExpiresAt: nullableDate(raw.premiumExpiresAt),
    createdAt: isoDate(raw.createdAt) ?? noDate,
  };
};

export const readUserList = (value: unknown): unknown => {
  const items = listItems(value);
  if (!items) return value;
  const raw = asRaw(value);
  return {
    users: items.map(readUserListItem),
    total: raw.total ?? items.length,
    totalPages: raw.totalPages ?? 1,
    searchedNewest: raw.searchedNewest,
  };
};

export const readUserStatistics = (value: unknown): unknown => ({
  totalUsers: 0,
  activeUsers: 0,
  newUsersThisMonth: 0,
  onlineUsers: 0,
  usersByRole: {},
  usersByStatus: {},
  ...asRaw(value),
});
