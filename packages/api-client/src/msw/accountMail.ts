import type { HttpHandler } from 'msw';
import { contract } from '../contract/index.ts';
import { type FixtureLetter, type FixtureUser, fixtureLinkToken } from '../fixtures/index.ts';
import { signIn } from './authentication.ts';
import { type ErrorReply, errorReply, wrongPassword } from './errorReply.ts';
import { done, handle, type Setting } from './handle.ts';
import { sameEmail } from './lookups.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { blockOf } from './sanctionedAccount.ts';
import { recordFailure } from './signIns.ts';
import { wrongSecondFactor } from './twoFactor.ts';

const { accountMail } = contract;

/** Whose letter a token is from, the first time it is shown. */
function useToken(
  database: MockDatabase,
  token: string,
  letters: readonly FixtureLetter[],
): { user: FixtureUser; letter: FixtureLetter } | undefined {
  if (database.usedTokens.has(token)) return undefined;
  for (const user of database.users) {
    const letter = letters.find((candidate) => fixtureLinkToken(user, candidate) === token);
    if (!letter) continue;
    database.usedTokens.add(token);
    return { user, letter };
  }
  return undefined;
}

/** The refusal of a user who may not sign in. */
function blocked(database: MockDatabase, user: FixtureUser): ErrorReply | null {
  const block = blockOf(database, user);
  if (block) return errorReply('account-blocked', { block });
  return user.status === 'Active' ? null : errorReply('account-blocked');
}

export const accountMailHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, accountMail.sendConfirmation, () => done),

  handle(setting, accountMail.confirmEmail, ({ database, body }) => {
    const found = useToken(database, body.token, ['confirmation', 'email-change']);
    if (!found) return errorReply('link-expired');
    const { user, letter } = found;
    if (letter === 'email-change') {
      if (user.pendingEmail === null) return errorReply('link-expired');
      user.email = user.pendingEmail;
      user.pendingEmail = null;
    }
    user.emailConfirmed = true;
    return { ...done, email: user.email };
  }),

  handle(setting, accountMail.forgotPassword, () => done),

  handle(setting, accountMail.resetPassword, ({ database, body }) => {
    const found = useToken(database, body.token, ['password']);
    if (!found) return errorReply('link-expired');
    const problem = wrongSecondFactor(found.user, body.code) ?? blocked(database, found.user);
    if (problem) {
      recordFailure(database, found.user, problem.code);
      database.usedTokens.delete(body.token);
      return problem;
    }
    found.user.password = body.password;
    found.user.hasPassword = true;
    for (const session of database.sessions) {
      if (session.userId === found.user.id) database.endedSessions.add(session.id);
    }
    return signIn(database, found.user, 'Вы вошли.');
  }),

  handle(setting, accountMail.changeEmail, ({ database, body, session: { user } }) => {
    const problem = wrongPassword(user, body.currentPassword);
    if (problem) return problem;
    if (database.users.some(({ email }) => sameEmail(email, body.email)))
      return errorReply('email-taken');
    user.pendingEmail = body.email;
    return done;
  }),

  handle(setting, accountMail.unsubscribe, ({ database, query }) => {
    const user = database.users.find(
      (candidate) => fixtureLinkToken(candidate, 'unsubscribe') === query.token,
    );
    if (!user) return errorReply('link-expired');
    user.preferences = { ...user.preferences, notifications: false };
    return done;
  }),
];
