import * as client from 'openid-client';
import type { GoogleClient } from '../../configuration/configuration.ts';

/** The user as Google describes them. */
export type GoogleIdentity = {
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
};

/** The values that a valid response must match. */
export type Checks = { state: string; nonce: string; codeVerifier: string };

export type GoogleProvider = {
  /** The address for the browser, and the values that the response must match. */
  start: (redirectUri: string) => Promise<{ url: URL; checks: Checks }>;
  /** The user, by the address at which the browser returned. Throws for any invalid response. */
  finish: (callback: URL, checks: Checks) => Promise<GoogleIdentity>;
};

const secondsUntilGivenUp = 10;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Signs in through a provider of OpenID Connect: code flow with PKCE, state and nonce. */
export function createGoogleProvider({
  clientId,
  clientSecret,
  issuer,
}: GoogleClient): GoogleProvider {
  const server = new URL(issuer);
  let known: Promise<client.Configuration> | undefined;

  // Discovered at the first sign-in, and again after a failure.
  const discover = () => {
    known ??= client
      .discovery(server, clientId, clientSecret, undefined, {
        timeout: secondsUntilGivenUp,
        execute: [
          // The signature of an ID token is checked, though it comes from the provider itself by TLS.
          client.enableNonRepudiationChecks,
          // The configuration allows http for this machine only.
          ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  };

  return {
    async start(redirectUri) {
      const configuration = await discover();
      const checks: Checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return { url, checks };
    },

    async finish(callback, { state, nonce, codeVerifier }) {
      const tokens = await client.authorizationCodeGrant(await discover(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token.');
      return {
        subject: claims.sub,
        email: textOf(claims.email),
        isEmailVerified: claims.email_verified === true,
        name: textOf(claims.name),
      };
    },
  };
}
