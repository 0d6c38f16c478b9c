import { z } from 'zod';
import { isPasswordValid, passwordMaximumLength } from './password.ts';
import { role, userStatus } from './roles.ts';
import { route } from './route.ts';

const email = z.email().max(254);
const username = z.string().trim().min(1).max(50);

/** The signed-in user, as every authentication answer carries it. */
export const sessionUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  displayName: z.string(),
  role,
  emailConfirmed: z.boolean(),
  status: userStatus,
});

export const profile = sessionUser.extend({
  preferences: z.object({
    theme: z.enum(['light', 'dark', 'creative']),
    notifications: z.boolean(),
    language: z.enum(['ru', 'en']),
  }),
  premiumExpiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
});

export const loginRequest = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(passwordMaximumLength),
  /** Keeps the session for 30 days instead of 24 hours. */
  rememberMe: z.boolean().optional(),
});

export const registrationRequest = z
  .object({
    username,
    email,
    password: z.string().max(passwordMaximumLength).refine(isPasswordValid, 'password-weak'),
    confirmPassword: z.string(),
    displayName: z.string().trim().max(100).optional(),
  })
  .refine((request) => request.password === request.confirmPassword, {
    path: ['confirmPassword'],
    message: 'passwords-differ',
  });

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
  login: route({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    tag: 'Authentication',
    summary: 'Sign in with an e-mail address and a password.',
    body: loginRequest,
    response: signInResponse,
  }),
  register: route({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    tag: 'Authentication',
    summary: 'Make an account and sign in.',
    body: registrationRequest,
    response: signInResponse,
    status: 201,
    errors: [409],
  }),
  me: route({
    method: 'GET',
    path: '/auth/me',
    access: 'user',
    tag: 'Authentication',
    summary: 'Who is signed in.',
    response: sessionUser,
  }),
  logout: route({
    method: 'POST',
    path: '/auth/logout',
    access: 'user',
    tag: 'Authentication',
    summary: 'End this session; its token stops working.',
    response: z.object({ success: z.literal(true) }),
  }),
  profile: route({
    method: 'GET',
    path: '/api/users/profile',
    access: 'user',
    tag: 'Authentication',
    summary: "The signed-in user's profile.",
    response: profile,
  }),
} as const;

export type SessionUser = z.output<typeof sessionUser>;
export type Profile = z.output<typeof profile>;
export type LoginRequest = z.input<typeof loginRequest>;
export type RegistrationRequest = z.input<typeof registrationRequest>;
export type SignInResponse = z.output<typeof signInResponse>;
export type TokenClaims = z.output<typeof tokenClaims>;
