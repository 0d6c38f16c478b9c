import type { HttpHandler } from 'msw';
import { contract } from '../contract/index.ts';
import { toProfile } from '../fixtures/index.ts';
import { chosenImageError } from './chosenImage.ts';
import { errorReply, wrongPassword } from './errorReply.ts';
import { done, handle, type Setting } from './handle.ts';
import { sameText } from './lookups.ts';
import { avatarAddress } from './mediaUses.ts';

const { account } = contract;

/** A ZIP without entries: what the mock server knows of archives. */
const emptyZip = Uint8Array.from([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]);

export const accountHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, account.updateProfile, ({ database, body, session: { user } }) => {
    const isTaken = database.users.some(
      (other) => other !== user && sameText(other.username, body.username),
    );
    if (isTaken) return errorReply('username-taken');
    const avatarError = chosenImageError(database, body.avatarFileId, user.id);
    if (avatarError) return avatarError;
    if (body.avatarFileId !== undefined) {
      user.avatarUrl = body.avatarFileId && avatarAddress(body.avatarFileId);
    }
    user.username = body.username;
    user.displayName = body.displayName || body.username;
    return toProfile(user);
  }),

  handle(setting, account.updatePreferences, ({ body, session: { user } }) => {
    user.preferences = { ...user.preferences, ...body };
    return toProfile(user);
  }),

  handle(setting, account.changePassword, ({ database, body, session }) => {
    const problem = wrongPassword(session.user, body.currentPassword);
    if (problem) return problem;
    session.user.password = body.newPassword;
    session.user.hasPassword = true;
    for (const other of database.sessions) {
      if (other.userId === session.user.id && other.id !== session.id) {
        database.endedSessions.add(other.id);
      }
    }
    return done;
  }),

  handle(
    setting,
    account.exportData,
    ({ session: { user } }) =>
      new File([emptyZip], `dreamfork-${user.username}.zip`, { type: 'application/zip' }),
  ),

  handle(setting, account.remove, ({ database, body, session: { user } }) => {
    const problem = wrongPassword(user, body.currentPassword);
    if (problem) return problem;
    const administrators = database.users.filter(({ role }) => role === 'Admin');
    if (administrators.includes(user) && administrators.length === 1) {
      return errorReply('last-administrator');
    }
    database.users = database.users.filter((other) => other !== user);
    database.stories = database.stories.filter(({ ownerId }) => ownerId !== user.id);
    return done;
  }),
];
