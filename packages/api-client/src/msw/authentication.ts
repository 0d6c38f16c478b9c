import type { HttpHandler } from 'msw';
import { contract, type SignInResponse } from '../contract/index.ts';
import {
  anna,
  type FixtureUser,
  fixtureGoogleCode,
  fixtureToken,
  toProfile,
  toSessionUser,
} from '../fixtures/index.ts';
import { done, handle, type Setting } from './handle.ts';
import { refuse } from './refuse.ts';
import { sameText } from './sameText.ts';
import { keepSession } from './sessions.ts';
import type { World } from './world.ts';

const { authentication, google } = contract;

function signIn(world: World, user: FixtureUser, message: string): SignInResponse {
  user.lastLoginAt = world.now();
  const sessionId = `session-${world.nextNumber()}`;
  keepSession(world, sessionId, user.id);
  const token = fixtureToken(user, sessionId);
  return { success: true, user: toSessionUser(user), token, message };
}

export const authenticationHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, authentication.login, ({ world, body }) => {
    const user = world.users.find((candidate) => sameText(candidate.email, body.email));
    if (user?.password !== body.password) return refuse('credentials-invalid');
    if (user.status !== 'Active') return refuse('account-blocked');
    return signIn(world, user, 'Вы вошли.');
  }),

  handle(setting, authentication.register, ({ world, body }) => {
    if (world.users.some((user) => sameText(user.email, body.email))) return refuse('email-taken');
    if (world.users.some((user) => sameText(user.username, body.username))) {
      return refuse('username-taken');
    }
    const user: FixtureUser = {
      id: world.newId('user'),
      username: body.username,
      email: body.email,
      password: body.password,
      displayName: body.displayName || body.username,
      role: 'User',
      status: 'Active',
      emailConfirmed: false,
      preferences: { theme: 'light', notifications: true, language: 'ru' },
      hasPassword: true,
      pendingEmail: null,
      premiumExpiresAt: null,
      createdAt: world.now(),
      lastLoginAt: null,
    };
    world.users.push(user);
    return signIn(world, user, 'Добро пожаловать.');
  }),

  handle(setting, authentication.me, ({ session }) => toSessionUser(session.user)),

  handle(setting, authentication.logout, ({ world, session }) => {
    world.endedSessions.add(session.id);
    return done;
  }),

  handle(setting, authentication.profile, ({ session }) => toProfile(session.user)),

  handle(setting, google.session, ({ world, body }) => {
    const user = world.users.find(({ id }) => id === anna.id);
    if (body.code !== fixtureGoogleCode || !user) return refuse('google-failed');
    return { ...signIn(world, user, 'Вы вошли.'), returnTo: null };
  }),
];
