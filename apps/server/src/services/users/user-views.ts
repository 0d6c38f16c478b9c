import {
  imagePath,
  type Profile,
  type SessionUser,
  type UserListItem,
  type UserStatus,
} from '@dreamfork/api-client/contract';
import type { UserRow } from '../../db/schema.ts';

export const toIso = (moment: number): string => new Date(moment).toISOString();

export const toIsoOrNull = (moment: number | null): string | null =>
  moment === null ? null : toIso(moment);

/** Whether an account with this status may not sign in. */
export const isBlocked = (status: UserStatus): boolean =>
  status === 'Suspended' || status === 'Banned';

const avatarWidth = 320;

/** The address of a user's avatar, which everyone may read. */
export const avatarUrlOf = ({ avatar_file_id }: Pick<UserRow, 'avatar_file_id'>): string | null =>
  avatar_file_id === null ? null : imagePath(avatar_file_id, avatarWidth, 'webp');

export const toSessionUser = (user: UserRow): SessionUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  displayName: user.display_name,
  role: user.role,
  emailConfirmed: user.email_confirmed === 1,
  status: user.status,
  avatarUrl: avatarUrlOf(user),
});

type ProfileEmails = Pick<
  Profile,
  'pendingEmail' | 'confirmationDelivery' | 'pendingEmailDelivery'
>;

export const toProfile = (user: UserRow, emails: ProfileEmails): Profile => ({
  ...toSessionUser(user),
  preferences: {
    theme: user.theme,
    notifications: user.notifications === 1,
    language: user.language,
  },
  hasPassword: user.password_hash !== null,
  ...emails,
  premiumExpiresAt: toIsoOrNull(user.premium_expires_at),
  createdAt: toIso(user.created_at),
  lastLoginAt: toIsoOrNull(user.last_login_at),
});

export const toUserListItem = (
  user: Pick<
    UserRow,
    | 'id'
    | 'username'
    | 'email'
    | 'display_name'
    | 'status'
    | 'role'
    | 'premium_expires_at'
    | 'created_at'
  >,
): UserListItem => ({
  id: user.id,
  username: user.username,
  email: user.email,
  displayName: user.display_name,
  status: user.status,
  role: user.role,
  premiumExpiresAt: toIsoOrNull(user.premium_expires_at),
  createdAt: toIso(user.created_at),
});
