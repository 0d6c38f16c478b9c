import { googleFragmentName, googlePaths, googleRoutes } from '@dreamfork/api-client/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../api-error.ts';
import { publicAddress } from '../configuration/public-address.ts';
import { readOwnCookie, setOwnCookie } from '../cookies.ts';
import { readDevice } from '../messages/device.ts';
import { localeOf } from '../messages/locale.ts';
import { responseMessages } from '../messages/responses.ts';
import { noteSignIn } from '../plugins/known-device.ts';
import { clientNetwork, type RateLimits } from '../plugins/rate-limits.ts';
import { startSession } from '../services/authentication/sessions.ts';
import {
  beginGoogleSignIn,
  browserSecretLifetime,
  finishGoogleSignIn,
  redeemGoogleSignIn,
} from '../services/google/google-sign-in.ts';
import type { Services } from '../services/services.ts';
import { toSessionUser } from '../services/users/user-views.ts';
import type { RouteGroup } from './register-routes.ts';

/** The cookie that holds the secret of the browser until it has come back from Google. */
const name = 'dreamfork-google';

const lengthMaximum = 1000;

// One slash, then anything but a second slash of either kind: never another host.
const pathOfOurs = /^\/(?![/\\])[^\s\\]*$/;

/** The page to return to, if it is a path of the site. */
export function readReturnAddress(query: unknown): string | null {
  const wanted =
    typeof query === 'object' && query !== null && 'returnTo' in query ? query.returnTo : undefined;
  if (typeof wanted !== 'string' || wanted.length > lengthMaximum) return null;
  return pathOfOurs.test(wanted) ? wanted : null;
}

/** A code that belongs to no sign-in, for a page without one. */
const noCode = 'none';

// Not the whole error: its cause may contain user data from Google.
const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';

const toLogin = (reply: FastifyReply, code: string) =>
  reply
    .header('cache-control', 'no-store')
    .redirect(`/login#${googleFragmentName}=${encodeURIComponent(code)}`);

type Options = { services: Services; limits: RateLimits };

/** The two pages that a browser passes through on its way to Google and back; they only redirect. */
export const googlePages = plugin<Options>(
  async (app: FastifyInstance, { services, limits }) => {
    const { google, configuration } = services;
    if (!google) return;
    const schema = { hide: true };

    app.get(googlePaths.start, { schema, preHandler: limits.google }, async (request, reply) => {
      const address = publicAddress(configuration, request);
      try {
        const { url, browserSecret } = await beginGoogleSignIn(services, google, {
          redirectUri: `${address}${googlePaths.callback}`,
          returnTo: readReturnAddress(request.query),
        });
        const cookie = { name, value: browserSecret, maxAge: browserSecretLifetime };
        setOwnCookie(services, { request, reply }, cookie);
        return await reply.header('cache-control', 'no-store').redirect(url);
      } catch (error) {
        request.log.warn({ reason: reasonOf(error) }, 'Google could not be reached');
        return toLogin(reply, noCode);
      }
    });

    app.get(googlePaths.callback, { schema, preHandler: limits.google }, async (request, reply) => {
      const callback = new URL(`${publicAddress(configuration, request)}${googlePaths.callback}`);
      callback.search = request.url.split('?').slice(1).join('?');
      const finished = await finishGoogleSignIn(services, google, {
        browserSecret: readOwnCookie(services, request, name) ?? '',
        callback,
        language: localeOf(request.headers['accept-language']),
        network: clientNetwork(request),
      });
      if (finished?.cause) {
        request.log.warn({ reason: reasonOf(finished.cause) }, 'signing in with Google failed');
      }
      return toLogin(reply, finished?.code ?? noCode);
    });
  },
  { name: 'google-pages', dependencies: ['errors'] },
);

export const registerGoogleRoutes: RouteGroup = ({ answer, services, limits }) => {
  answer(
    googleRoutes.session,
    async ({ body, locale, request, reply }) => {
      const browserSecret = readOwnCookie(services, request, name);
      if (!browserSecret) throw new ApiError('google-failed');
      const { user, returnTo } = await redeemGoogleSignIn(services, {
        browserSecret,
        network: clientNetwork(request),
        ...body,
      });
      setOwnCookie(services, { request, reply }, { name, value: '', maxAge: 0 });
      const device = readDevice(request.headers['user-agent']);
      const token = await startSession(services, { user, isRemembered: false, device });
      await noteSignIn(services, user, { request, reply });
      return {
        success: true as const,
        user: toSessionUser(user),
        token,
        message: responseMessages[locale].signedIn,
        returnTo,
      };
    },
    { preHandler: limits.google },
  );
};
