import type { HttpHandler } from 'msw';
import { contract } from '../contract/index.ts';
import { type FixtureLetter, type FixtureUser, fixtureLinkToken } from '../fixtures/index.ts';
import { done, handle, type Setting } from './handle.ts';
import { wrongPassword } from './passwords.ts';
import { refuse } from './refuse.ts';
import { sameText } from './sameText.ts';
import type { World } from './world.ts';

const { accountMail } = contract;

/** Whose letter a token is from, the first time it is shown. */
function useToken(
  world: World,
  token: string,
  letters: readonly FixtureLetter[],
): { user: FixtureUser; letter: FixtureLetter } | undefined {
  if (world.usedTokens.has(token)) return undefined;
  for (const user of world.users) {
    const letter = letters.find((candidate) => fixtureLinkToken(user, candidate) === token);
    if (!letter) continue;
    world.usedTokens.add(token);
    return { user, letter };
  }
  return undefined;
}

export const accountMailHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, accountMail.sendConfirmation, () => done),

  handle(setting, accountMail.confirmEmail, ({ world, body }) => {
    const found = useToken(world, body.token, ['confirmation', 'email-change']);
    if (!found) return refuse('link-expired');
    const { user, letter } = found;
    if (letter === 'email-change') {
      if (user.pendingEmail === null) return refuse('link-expired');
      user.email = user.pendingEmail;
      user.pendingEmail = null;
    }
    user.emailConfirmed = true;
    return { ...done, email: user.email };
  }),

  handle(setting, accountMail.forgotPassword, () => done),

  handle(setting, accountMail.resetPassword, ({ world, body }) => {
    const found = useToken(world, body.token, ['password']);
    if (!found) return refuse('link-expired');
    found.user.password = body.password;
    found.user.hasPassword = true;
    for (const session of world.sessions) {
      if (session.userId === found.user.id) world.endedSessions.add(session.id);
    }
    return done;
  }),

  handle(setting, accountMail.changeEmail, ({ world, body, session: { user } }) => {
    const problem = wrongPassword(user, body.currentPassword);
    if (problem) return problem;
    if (world.users.some(({ email }) => sameText(email, body.email))) return refuse('email-taken');
    user.pendingEmail = body.email;
    return done;
  }),
];
