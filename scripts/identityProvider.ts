import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';

/** Who signs in at the provider. */
export type Identity = {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
};

export type IdentityProvider = {
  /** For GOOGLE_ISSUER, GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET. */
  environment: { GOOGLE_ISSUER: string; GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string };
  /** From now on this person sits at the browser; nobody: whoever comes turns back. */
  choose: (identity: Identity | null) => void;
  /** Walks from the provider's first page to the address at which the browser comes back. */
  walk: (url: string) => Promise<URL>;
  close: () => Promise<void>;
};

const client = { id: 'dreamfork', secret: 'a secret that only the two servers know' };
const callbackPath = '/auth/google/callback';
const steps = 10;
const minutes = 10 * 60;

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
});

function configure(find: (sub: string) => Identity | undefined): Configuration {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`http://127.0.0.1${callbackPath}`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: what is known of the user stands in the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    jwks: { keys: [signingKey()] },
    ttl: {
      AccessToken: minutes,
      Grant: minutes,
      IdToken: minutes,
      Interaction: minutes,
      Session: minutes,
    },
    async findAccount(_context, sub) {
      const identity = find(sub);
      return identity && { accountId: sub, claims: async () => ({ ...identity }) };
    },
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        accountId: context.oidc.session?.accountId,
        clientId: context.oidc.client?.clientId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** Follows redirects as a browser does, with cookies, until they lead away from the provider. */
async function walkFrom(start: string): Promise<URL> {
  const { origin } = new URL(start);
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < steps; step += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`The provider stopped at ${url}: ${await answer.text()}`);
    url = new URL(location, url);
    if (url.origin !== origin) return url;
  }
  throw new Error('The provider leads round in circles.');
}

/** Starts a provider of OpenID Connect in the place of Google. It asks nothing: whoever is chosen is signed in. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const known = new Map<string, Identity>();
  let present: Identity | null = null;
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(
    issuer,
    configure((sub) => known.get(sub)),
  );
  // The product under test stands at a port that nobody knows before it runs.
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    URL.canParse(uri) && new URL(uri).pathname === callbackPath;

  async function finishInteraction(request: IncomingMessage, response: ServerResponse) {
    await provider.interactionDetails(request, response);
    const result = present
      ? { login: { accountId: present.sub }, select_account: {} }
      : { error: 'access_denied', error_description: 'The user turned back.' };
    await provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: false,
    });
  }

  const callback = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      void callback(request, response);
      return;
    }
    finishInteraction(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  };

  return {
    environment: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
    },
    choose(identity) {
      present = identity;
      if (identity) known.set(identity.sub, identity);
    },
    walk: walkFrom,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
