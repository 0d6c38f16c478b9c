import * as client from 'openid-client';
import type { GoogleClient } from '../../configuration/configuration.ts';

/** What Google says of who has signed in. */
export type GoogleIdentity = {
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
};

/** What has to come back for an answer to be believed. */
export type Checks = { state: string; nonce: string; codeVerifier: string };

export type GoogleProvider = {
  /** Where to send the browser, and what to hold its answer against. */
  start: (redirectUri: string) => Promise<{ url: URL; checks: Checks }>;
  /** Who has signed in, by the address the browser came back to. Throws at any answer that is not in order. */
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

  // Asked when somebody signs in for the first time, and again after a failure.
  const discover = () => {
    known ??= client
      .discovery(server, clientId, clientSecret, undefined, {
        timeout: secondsUntilGivenUp,
        // The configuration lets http pass for this machine alone.
        ...(server.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {}),
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
