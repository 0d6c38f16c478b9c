import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createGoogleProvider } from '../../src/services/google/google-provider.ts';
import { person, startGoogle } from '../support/google.ts';

const { provider, google } = await startGoogle();
afterAll(() => provider.close());
afterEach(() => vi.restoreAllMocks());

async function signInAt(name: string) {
  provider.choose(person(name));
  const client = createGoogleProvider(google);
  const { url, checks } = await client.start('https://stories.example.org/auth/google/callback');
  return { client, checks, callback: await provider.walk(url.href) };
}

/** Lets the provider publish other keys than those that it signs with. */
function publishOtherKeys() {
  const fetch = globalThis.fetch;
  const { n } = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
    format: 'jwk',
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const answer = await fetch(...call);
    if (!answer.url.endsWith('/jwks')) return answer;
    const { keys } = (await answer.json()) as { keys: object[] };
    return Response.json({ keys: keys.map((key) => ({ ...key, n })) });
  });
}

test('an ID token is believed by its signature', async () => {
  const { client, checks, callback } = await signInAt('signed');
  await expect(client.finish(callback, checks)).resolves.toMatchObject({
    subject: 'google-signed',
  });
});

test('an ID token with the signature of somebody else is refused', async () => {
  const { client, checks, callback } = await signInAt('forged');
  publishOtherKeys();
  await expect(client.finish(callback, checks)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/signature/i) },
  });
});
