import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { generateStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { toForm } from '../support/forms.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';

describeOnEngines('sending a whole story', (engine) => {
  let publicId = '';
  let privateId = '';
  const { server, author } = openServerWithUsers(
    engine,
    { author: 'User' },
    {},
    async ({ send }, { author }) => {
      const form = toForm(generateStory(60));
      publicId = (await saveNew(send, author.token, { ...form, isPublic: true })).id;
      privateId = (await saveNew(send, author.token, form)).id;
    },
  );
  const get = (id: string, headers: Record<string, string> = {}, token?: string) =>
    server().send('GET', `/api/story/${id}/data`, {
      headers,
      token,
    });

  test('answers an unchanged story with 304 and no body', async () => {
    for (const [id, token] of [
      [publicId, undefined],
      [privateId, author.token],
    ] as const) {
      const first = await get(id, {}, token);
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^W\/".+"$/);
      const again = await get(id, { 'if-none-match': `"other", ${etag}` }, token);
      expect([again.status, again.text]).toEqual([304, '']);
      expect((await get(id, { 'if-none-match': '"other"' }, token)).status).toBe(200);
    }
  });

  test('is the same story in every encoding', async () => {
    const plain = await get(publicId);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await get(publicId, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text);
    const gzip = await get(publicId, { 'accept-encoding': 'br;q=0, gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text);
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 3);
    for (const answer of [plain, brotli, gzip]) {
      expect(answer.headers.vary).toBe('Accept-Encoding, Authorization');
      expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  test('keeps private stories, and what is sent to a signed-in reader, out of shared caches', async () => {
    expect((await get(publicId)).headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    for (const id of [publicId, privateId]) {
      const own = await get(id, {}, author.token);
      expect(own.headers['cache-control']).toBe('private, no-cache');
    }
  });
});
