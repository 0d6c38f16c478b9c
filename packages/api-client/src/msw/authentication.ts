import type { HttpHandler } from 'msw';
import { contract, type LoginRequest, type SignInResponse } from '../contract/index.ts';
import {
  anna,
  type FixtureUser,
  fixtureGoogleCode,
  fixtureToken,
  toProfile,
  toSessionUser,
} from '../fixtures/index.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import { done, handle, type Setting } from './handle.ts';
import { sameEmail, sameText } from './lookups.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { blockOf } from './sanctionedAccount.ts';
import { storeSession } from './sessions.ts';
import { recordFailure } from './signIns.ts';
import { wrongSecondFactor } from './twoFactor.ts';

const { authentication, google } = contract;

/** Begins a session of a user. */
export function signIn(database: MockDatabase, user: FixtureUser, message: string): SignInResponse {
  user.lastLoginAt = database.now();
  const sessionId = `session-${database.nextNumber()}`;
  storeSession(database, sessionId, user.id);
  const token = fixtureToken(user, sessionId);
  return { success: true, user: toSessionUser(user), token, message };
}

function refusalOf(
  database: MockDatabase,
  user: FixtureUser | undefined,
  { password, code }: LoginRequest,
): ErrorReply | null {
  if (user?.password !== password) return errorReply('credentials-invalid');
  const problem = wrongSecondFactor(user, code);
  if (problem) return problem;
  const block = blockOf(database, user);
  if (block) return errorReply('account-blocked', { block });
  return user.status === 'Active' ? null : errorReply('account-blocked');
}

export const authenticationHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, authentication.login, ({ database, body }) => {
    const user = database.users.find((candidate) => sameEmail(candidate.email, body.email));
    const refusal = refusalOf(database, user, body);
    if (refusal) recordFailure(database, user, refusal.code);
    if (refusal || !user) return refusal ?? errorReply('credentials-invalid');
    return signIn(database, user, 'Вы вошли.');
  }),

  handle(setting, authentication.register, ({ database, body }) => {
    if (!database.isRegistrationOpen) return errorReply('registration-closed');
    if (database.users.some((user) => sameEmail(user.email, body.email)))
      return errorReply('email-taken');
    if (database.users.some((user) => sameText(user.username, body.username))) {
      return errorReply('username-taken');
    }
    const user: FixtureUser = {
      id: database.newId('user'),
      username: body.username,
      email: body.email,
      password: body.password,
      displayName: body.displayName || body.username,
      role: 'User',
      status: 'Active',
      emailConfirmed: false,
      avatarUrl: null,
      preferences: { theme: 'light', notifications: true, language: 'ru' },
      hasPassword: true,
      pendingEmail: null,
      premiumExpiresAt: null,
      createdAt: database.now(),
      lastLoginAt: null,
    };
    database.users.push(user);
    return signIn(database, user, 'Добро пожаловать.');
  }),

  handle(setting, authentication.me, ({ session }) => toSessionUser(session.user)),

  handle(setting, authentication.logout, ({ database, session }) => {
    database.endedSessions.add(session.id);
    return done;
  }),

  handle(setting, authentication.profile, ({ session }) => toProfile(session.user)),

  handle(setting, google.session, ({ database, body }) => {
    const user = database.users.find(({ id }) => id === anna.id);
    if (body.code !== fixtureGoogleCode || !user) return errorReply('google-failed');
    const problem = wrongSecondFactor(user, body.secondFactorCode);
    if (problem) {
      recordFailure(database, user, problem.code);
      return problem;
    }
    return { ...signIn(database, user, 'Вы вошли.'), returnTo: null };
  }),
];
