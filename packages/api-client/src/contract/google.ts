import * as z from 'zod/mini';
import { google } from '../routes/accounts.ts';
import { signInResponse } from './authentication.ts';
import { secondFactorCode } from './fields.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export const googleSessionRequest = z.object({
  code: text().check(z.minLength(1), z.maxLength(200)),
  /** Asked for by `second-factor-required`. */
  secondFactorCode: z.optional(secondFactorCode),
});

export const googleSessionResponse = z.extend(signInResponse, {
  /** Where the user was going: a path of the site. */
  returnTo: z.nullable(z.string()),
});

export const googleRoutes = {
  session: route(google.session, {
    tag: 'Authentication',
    summary:
      'Finish a sign-in with Google: the code that /login was given, good once and for five minutes, in the browser that began.',
    body: googleSessionRequest,
    response: googleSessionResponse,
    errors: [403, 409, 410],
  }),
} as const;

export type GoogleSessionRequest = z.input<typeof googleSessionRequest>;
export type GoogleSessionResponse = z.output<typeof googleSessionResponse>;
