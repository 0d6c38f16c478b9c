import type { HttpHandler } from 'msw';
import { contract, type ErrorCode, recoveryCodeCount } from '../contract/index.ts';
import {
  anna,
  type FixtureEmail,
  type FixtureUser,
  fixtureAppCode,
  fixtureGoogleCode,
  fixtureLinkToken,
  fixtureToken,
  fixtureAppKey as secret,
  toProfile,
  toSessionUser,
} from '../fixtures/index.ts';
import { avatarAddress } from './media.ts';
import { byId, done, type Mock, refuse, type Session } from './mock.ts';
import type { MockDatabase } from './mockDatabase.ts';

const { authentication, accountMail, account, google, sessions, twoFactor } = contract;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The sessions of a user that have not ended. */
export const openSessions = ({ sessions: all, endedSessions }: MockDatabase, userId: string) =>
  all.filter((one) => one.userId === userId && !endedSessions.has(one.id));

/** The user whose e-mail had this token in its link. */
export const recipientOf = ({ users }: MockDatabase, token: string, email: FixtureEmail) =>
  users.find((user) => fixtureLinkToken(user, email) === token) ?? refuse('link-expired');

type Proof = { currentPassword?: string | undefined; code?: string | undefined };

/** Refuses what a field of a form holds. */
const refuseField = (code: ErrorCode, path: string) => refuse(code, { errors: [{ code, path }] });

function checkCode(user: FixtureUser, code: string): FixtureUser {
  const isRight = code === fixtureAppCode || user.recoveryCodes?.includes(code);
  return isRight ? user : refuseField('second-factor-invalid', 'code');
}

/** The user, with the right password, and the right code where one is asked for. */
function prove(user: FixtureUser, { currentPassword, code = fixtureAppCode }: Proof): FixtureUser {
  const isRight = !user.hasPassword || user.password === currentPassword;
  return isRight ? checkCode(user, code) : refuseField('password-wrong', 'currentPassword');
}

const newCodes = (user: FixtureUser): { recoveryCodes: string[] } =>
  Object.assign(user, {
    recoveryCodes: Array.from(
      { length: recoveryCodeCount },
      (_, at) => `mzxw-6ytb-oi4d-ceqp-ar5k-nh7l-s${'abcdefghij'[at]}`,
    ),
  });

/** Signing in and out, the account of the caller, and its sessions. */
export function accountMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const newSession = ({ id, user }: Session) => ({
    ...{ id, userId: user.id, createdAt: database.now(), lastSeenAt: database.now() },
    device: { browser: 'Chrome', system: 'Linux', isMobile: false },
    expiresAt: '2026-12-01T09:00:00.000Z',
  });

  const end = (ended: readonly { id: string }[]): void => {
    for (const { id } of ended) database.endedSessions.add(id);
  };

  const othersOf = ({ user, id }: Session) =>
    openSessions(database, user.id).filter((one) => one.id !== id);

  const refuseUsername = (username: string, caller?: FixtureUser) => {
    const others = database.users.filter((user) => user !== caller);
    if (others.some((user) => same(user.username, username))) refuse('username-taken');
  };

  const signIn = (user: FixtureUser) => {
    const session = newSession({ id: database.newId('signIn'), user });
    database.sessions.unshift(session);
    const token = fixtureToken(user, session.id);
    return { ...done, user: toSessionUser(user), token, message: 'Вы вошли.' };
  };

  /** Signs in, unless a code is asked for or the user is blocked. */
  const signInWithCode = (user: FixtureUser, code: string | undefined) => {
    if (user.recoveryCodes) checkCode(user, code ?? refuse('second-factor-required'));
    const { id, status, suspendedUntil: until = null } = user;
    if (status === 'Suspended' || status === 'Banned') {
      const decided = database.cases.find(({ authorId, decision }) => decision && authorId === id);
      const reason = decided?.decision?.reason ?? null;
      const token = decided ? fixtureLinkToken(user, 'decision') : null;
      refuse('account-blocked', { block: { status, until, reason, token } });
    }
    return signIn(user);
  };

  return [
    mock(authentication.login, ({ body }) => {
      const user = database.users.find(({ email }) => same(email, body.email));
      if (user?.password !== body.password) return refuse('credentials-invalid');
      return signInWithCode(user, body.code);
    }),
    mock(authentication.register, ({ body: { username, email, password, displayName } }) => {
      if (database.users.some((user) => same(user.email, email))) refuse('email-taken');
      refuseUsername(username);
      const facts = { username, email, password, displayName: displayName || username };
      const user = { ...anna, ...facts, id: database.newId('user'), emailConfirmed: false };
      database.users.push(user);
      return signIn(user);
    }),
    mock(google.session, ({ body }) => {
      if (body.code !== fixtureGoogleCode) refuse('google-failed');
      const user = byId(database.users, anna.id, 'google-failed');
      return { ...signInWithCode(user, body.secondFactorCode), returnTo: null };
    }),
    mock(authentication.me, ({ session }) => toSessionUser(session.user)),
    mock(authentication.profile, ({ session }) => toProfile(session.user)),
    mock(authentication.logout, ({ session }) => end([session])),
    mock(sessions.list, ({ session }) => {
      const others = othersOf(session).map((one) => ({ ...one, isCurrent: false }));
      return { items: [{ ...newSession(session), isCurrent: true }, ...others] };
    }),
    mock(sessions.end, ({ params }) => end([params])),
    mock(sessions.endAll, ({ session }) => end([session, ...othersOf(session)])),

    mock(account.updateProfile, ({ body, session: { user } }) => {
      const { username, displayName, avatarFileId } = body;
      refuseUsername(username, user);
      if (avatarFileId !== undefined) user.avatarUrl = avatarFileId && avatarAddress(avatarFileId);
      return toProfile(Object.assign(user, { username, displayName: displayName || username }));
    }),
    mock(account.updatePreferences, ({ body, session: { user } }) =>
      toProfile(Object.assign(user, { preferences: { ...user.preferences, ...body } })),
    ),
    mock(account.changePassword, ({ body, session }) => {
      const change = { password: body.newPassword, hasPassword: true };
      Object.assign(prove(session.user, body), change);
      end(othersOf(session));
    }),
    mock(account.exportData, ({ session: { user } }) => {
      return new File(['PK'], `dreamfork-${user.username}.zip`, { type: 'application/zip' });
    }),
    mock(account.remove, ({ body, session: { user } }) => {
      if (prove(user, body).role === 'Admin') refuse('last-administrator');
    }),

    mock(twoFactor.state, ({ session: { user } }) => ({
      isOn: user.recoveryCodes !== undefined,
      recoveryCodesLeft: user.recoveryCodes?.length ?? 0,
      isRequired: false,
    })),
    mock(twoFactor.start, ({ body, session }) => {
      const { username } = prove(session.user, body);
      return { secret, uri: `otpauth://totp/Dreamfork:${username}?secret=${secret}` };
    }),
    mock(twoFactor.confirm, ({ body, session }) => newCodes(checkCode(session.user, body.code))),
    mock(twoFactor.renewRecoveryCodes, ({ body, session: { user } }) =>
      newCodes(prove(user, body)),
    ),
    mock(twoFactor.turnOff, ({ body, session: { user } }) => {
      prove(user, body).recoveryCodes = undefined;
    }),

    mock(accountMail.sendConfirmation, ({ session: { user } }) => {
      user.confirmationDelivery = null;
    }),
    mock(accountMail.forgotPassword, () => done),
    mock(accountMail.confirmEmail, ({ body }) => {
      return { ...done, email: recipientOf(database, body.token, 'confirmation').email };
    }),
    mock(accountMail.resetPassword, ({ body }) =>
      signInWithCode(recipientOf(database, body.token, 'password'), body.code),
    ),
    mock(accountMail.changeEmail, ({ body, session: { user } }) => {
      prove(user, body).pendingEmail = body.email;
    }),
    mock(accountMail.unsubscribe, ({ query }) => {
      const user = recipientOf(database, query.token, 'unsubscribe');
      user.preferences = { ...user.preferences, notifications: false };
    }),
  ];
}
