import type { HttpHandler } from 'msw';
import { contract, type ErrorCode } from '../contract/index.ts';
import {
  anna,
  annaSessionList,
  annaSessions,
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
import { done, type Mock, refuse } from './mock.ts';
import { byId, type MockDatabase } from './mockDatabase.ts';

const { authentication, accountMail, account, google, sessions, twoFactor } = contract;

/** The sessions of a user besides the one that asks. */
export const openSessions = ({ endedSessions }: MockDatabase, userId: string) =>
  userId === anna.id ? annaSessions.filter(({ id }) => !endedSessions.has(id)) : [];

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
    recoveryCodes: Array.from('abcdefghij', (end) => `mzxw-6ytb-oi4d-ceqp-ar5k-nh7l-s${end}`),
  });

/** Signing in and out, the account of the caller, and its sessions. */
export function accountMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const end = (...ended: readonly { id: string }[]): void => {
    for (const { id } of ended) database.endedSessions.add(id);
  };

  const refuseTaken = (field: 'username' | 'email', value: string, caller?: FixtureUser) => {
    const isTaken = database.users.some((user) => user !== caller && user[field] === value);
    if (isTaken) refuse(`${field}-taken`);
  };

  /** Signs in, unless a code is asked for or the user is blocked. */
  const signIn = (user: FixtureUser, code?: string) => {
    if (user.recoveryCodes) checkCode(user, code ?? refuse('second-factor-required'));
    const { id, status, suspendedUntil: until = null } = user;
    if (status === 'Suspended' || status === 'Banned') {
      const decided = database.cases.find(({ authorId, decision }) => decision && authorId === id);
      const reason = decided?.decision?.reason ?? null;
      const token = decided ? fixtureLinkToken(user, 'decision') : null;
      refuse('account-blocked', { block: { status, until, reason, token } });
    }
    const token = fixtureToken(user, database.newId('signIn'));
    return { ...done, user: toSessionUser(user), token, message: 'Вы вошли.' };
  };

  return [
    mock(authentication.login, ({ body }) => {
      const user = database.users.find(({ email }) => email === body.email);
      if (user?.password !== body.password) return refuse('credentials-invalid');
      return signIn(user, body.code);
    }),
    mock(authentication.register, ({ body: { username, email, password, displayName } }) => {
      refuseTaken('email', email);
      refuseTaken('username', username);
      const facts = { username, email, password, displayName: displayName || username };
      const user = { ...anna, ...facts, id: database.newId('user'), emailConfirmed: false };
      database.users.push(user);
      return signIn(user);
    }),
    mock(google.session, ({ body }) => {
      if (body.code !== fixtureGoogleCode) refuse('google-failed');
      return { ...signIn(byId(database.users, anna.id), body.secondFactorCode), returnTo: null };
    }),
    mock(authentication.me, ({ session }) => toSessionUser(session.user)),
    mock(authentication.profile, ({ session }) => toProfile(session.user)),
    mock(authentication.logout, ({ session }) => end(session)),
    mock(sessions.list, () => {
      const isOpen = ({ id }: { id: string }) => !database.endedSessions.has(id);
      return { items: annaSessionList.items.filter(isOpen) };
    }),
    mock(sessions.end, ({ params }) => end(params)),
    mock(sessions.endAll, ({ session }) => end(session, ...annaSessions)),

    mock(account.updateProfile, ({ body, session: { user } }) => {
      const { username, displayName, avatarFileId } = body;
      refuseTaken('username', username, user);
      if (avatarFileId !== undefined) user.avatarUrl = avatarFileId && avatarAddress(avatarFileId);
      return toProfile(Object.assign(user, { username, displayName: displayName || username }));
    }),
    mock(account.updatePreferences, ({ body, session: { user } }) =>
      toProfile(Object.assign(user, { preferences: { ...user.preferences, ...body } })),
    ),
    mock(account.changePassword, ({ body, session }) => {
      const change = { password: body.newPassword, hasPassword: true };
      Object.assign(prove(session.user, body), change);
      end(...annaSessions);
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
      signIn(recipientOf(database, body.token, 'password'), body.code),
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
