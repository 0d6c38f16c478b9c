import type { HttpHandler } from 'msw';
import { contract } from '../contract/index.ts';
import { toProfile } from '../fixtures/index.ts';
import { done, handle, type Setting } from './handle.ts';
import { wrongPassword } from './passwords.ts';
import { refuse } from './refuse.ts';
import { sameText } from './sameText.ts';

const { account } = contract;

/** A ZIP without entries: what the mock server knows of archives. */
const emptyZip = Uint8Array.from([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]);

export const accountHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, account.updateProfile, ({ world, body, session: { user } }) => {
    const isTaken = world.users.some(
      (other) => other !== user && sameText(other.username, body.username),
    );
    if (isTaken) return refuse('username-taken');
    user.username = body.username;
    user.displayName = body.displayName || body.username;
    return toProfile(user);
  }),

  handle(setting, account.updatePreferences, ({ body, session: { user } }) => {
    user.preferences = { ...user.preferences, ...body };
    return toProfile(user);
  }),

  handle(setting, account.changePassword, ({ world, body, session }) => {
    const problem = wrongPassword(session.user, body.currentPassword);
    if (problem) return problem;
    session.user.password = body.newPassword;
    session.user.hasPassword = true;
    for (const other of world.sessions) {
      if (other.userId === session.user.id && other.id !== session.id) {
        world.endedSessions.add(other.id);
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

  handle(setting, account.remove, ({ world, body, session: { user } }) => {
    const problem = wrongPassword(user, body.currentPassword);
    if (problem) return problem;
    const administrators = world.users.filter(({ role }) => role === 'Admin');
    if (administrators.includes(user) && administrators.length === 1) {
      return refuse('last-administrator');
    }
    world.users = world.users.filter((other) => other !== user);
    world.stories = world.stories.filter(({ ownerId }) => ownerId !== user.id);
    return done;
  }),
];
