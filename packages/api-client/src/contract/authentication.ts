import * as z from 'zod/mini';
import { authentication } from '../routes/accounts.ts';
import { email, emailMaximumLength } from './email.ts';
import {
  chosenPassword,
  displayName,
  heldPassword,
  repeats,
  secondFactorCode,
  success,
  username,
} from './fields.ts';
import { role, userStatus } from './roles.ts';
import { route } from './route.ts';
import { text } from './text.ts';

/** The signed-in user, as every authentication answer carries it. */
export const sessionUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  displayName: z.string(),
  role,
  emailConfirmed: z.boolean(),
  status: userStatus,
  /** A picture that everyone may see; null for a user without one. */
  avatarUrl: z.nullable(z.string()),
});

export const preferences = z.object({
  theme: z.enum(['light', 'dark', 'creative']),
  notifications: z.boolean(),
  language: z.enum(['ru', 'en']),
});

/**
 * What has become of an e-mail that the user asked for: `delayed` while the server tries again to deliver it,
 * `failed` when it has given up; null where nothing is known to be wrong.
 */
const emailDelivery = z.nullable(z.enum(['delayed', 'failed']));

export const profile = z.extend(sessionUser, {
  preferences,
  /** Without one, the user signs in with Google, and acts that ask for the password ask for a fresh sign-in. */
  hasPassword: z.boolean(),
  /** An address that takes the place of `email` once it is confirmed. */
  pendingEmail: z.nullable(z.string()),
  /** Of the e-mail that confirms `email`. */
  confirmationDelivery: emailDelivery,
  /** Of the e-mail that confirms `pendingEmail`. */
  pendingEmailDelivery: emailDelivery,
  premiumExpiresAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.nullable(z.iso.datetime()),
});

export const loginRequest = z.object({
  email: text().check(z.trim(), z.minLength(1), z.maxLength(emailMaximumLength)),
  password: heldPassword,
  /** Asked for by `second-factor-required`. */
  code: z.optional(secondFactorCode),
  /** Keeps the session for 30 days instead of 24 hours. */
  rememberMe: z.optional(z.boolean()),
});

export const registrationRequest = z
  .object({
    username,
    email,
    password: chosenPassword,
    confirmPassword: text(),
    displayName: z.optional(displayName),
  })
  .check(repeats(({ password }) => password));

export const signInResponse = z.object({
  success: z.literal(true),
  user: sessionUser,
  token: z.string(),
  message: z.string(),
});

/** What the token says of its owner; the client falls back to it when the profile cannot be read. */
export const tokenClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  username: z.string(),
  email: z.string(),
  displayName: z.string(),
  role,
  emailConfirmed: z.boolean(),
  exp: z.number(),
});

export const authenticationRoutes = {
  login: route(authentication.login, {
    tag: 'Authentication',
    summary: 'Sign in with an e-mail address and a password.',
    body: loginRequest,
    response: signInResponse,
    errors: [401, 403],
  }),
  register: route(authentication.register, {
    tag: 'Authentication',
    summary: 'Make an account and sign in.',
    body: registrationRequest,
    response: signInResponse,
    status: 201,
    errors: [403, 409],
  }),
  me: route(authentication.me, {
    tag: 'Authentication',
    summary: 'Who is signed in.',
    response: sessionUser,
  }),
  logout: route(authentication.logout, {
    tag: 'Authentication',
    summary: 'End this session; its token stops working.',
    response: success,
  }),
  profile: route(authentication.profile, {
    tag: 'Authentication',
    summary: "The signed-in user's profile.",
    response: profile,
  }),
} as const;

export type SessionUser = z.output<typeof sessionUser>;
export type Preferences = z.output<typeof preferences>;
export type EmailDelivery = NonNullable<z.output<typeof emailDelivery>>;
export type Profile = z.output<typeof profile>;
export type LoginRequest = z.input<typeof loginRequest>;
export type RegistrationRequest = z.input<typeof registrationRequest>;
export type SignInResponse = z.output<typeof signInResponse>;
export type TokenClaims = z.output<typeof tokenClaims>;
