import { type Role, roleNumbers, roles } from '../values/accounts.ts';
import { asRaw, everyItem, isoDate, noDate, type Raw, unwrapped } from './raw.ts';

const nullableDate = (value: unknown): string | null => isoDate(value) ?? null;

/** A role as text or as the number 1, 2 or 3; what is no role may do no more than a user. */
export const readRole = (value: unknown): Role =>
  roleNumbers[Number(value)] ?? roles.find((role) => role === value) ?? 'User';

const readUser = (raw: Raw): Raw => ({
  ...raw,
  id: typeof raw.id === 'number' ? String(raw.id) : raw.id,
  username: raw.username ?? '',
  displayName: raw.displayName || raw.username || '',
  role: readRole(raw.role),
  status: raw.status ?? 'Active',
  emailConfirmed: raw.emailConfirmed ?? false,
  avatarUrl: raw.avatarUrl ?? null,
});

/** A user that can be told from others, or undefined. */
const identified = (user: Raw): Raw | undefined =>
  typeof user.id === 'string' && typeof user.email === 'string' ? user : undefined;

/** The user alone, without what else a profile tells. */
export function readSessionUser(value: unknown): Raw | undefined {
  const user = identified(readUser(unwrapped(value, 'user')));
  if (!user) return undefined;
  const { id, username, email, displayName, role, emailConfirmed, status, avatarUrl } = user;
  return { id, username, email, displayName, role, emailConfirmed, status, avatarUrl };
}

export const readSignIn = (value: unknown): Raw | undefined => {
  const raw = asRaw(value);
  const user = identified(readUser(asRaw(raw.user)));
  if (!user || typeof raw.token !== 'string') return undefined;
  return { ...raw, success: true, message: raw.message ?? '', user };
};

export const readGoogleSession = (value: unknown): unknown => {
  const session = readSignIn(value);
  return session && { returnTo: null, ...session };
};

export const readProfile = (value: unknown): unknown => {
  const raw = unwrapped(value, 'user');
  return identified({
    ...readUser(raw),
    preferences: { theme: 'light', notifications: true, language: 'ru', ...asRaw(raw.preferences) },
    hasPassword: raw.hasPassword ?? true,
    pendingEmail: raw.pendingEmail ?? null,
    confirmationDelivery: raw.confirmationDelivery ?? null,
    pendingEmailDelivery: raw.pendingEmailDelivery ?? null,
    premiumExpiresAt: nullableDate(raw.premiumExpiresAt),
    createdAt: isoDate(raw.createdAt) ?? noDate,
    lastLoginAt: nullableDate(raw.lastLoginAt),
  });
};

export const readUserListItem = (value: unknown): Raw | undefined => {
  const raw = unwrapped(value, 'user');
  return identified({
    ...readUser(raw),
    premiumExpiresAt: nullableDate(raw.premiumExpiresAt),
    createdAt: isoDate(raw.createdAt) ?? noDate,
  });
};

export const readUserList = (value: unknown): unknown => {
  const items = everyItem(value, readUserListItem);
  if (!items) return undefined;
  const raw = asRaw(value);
  return {
    users: items,
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
