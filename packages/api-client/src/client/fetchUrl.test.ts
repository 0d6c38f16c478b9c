import { expect, it } from 'vitest';
import { clientOver, fetchOf, requestOf, silentFetch } from './testing.ts';

it('looks at a path of our own server with the token', async () => {
  const fetch = fetchOf('{"ok":true}', { status: 201 });
  const response = await clientOver(fetch).client.fetchUrl('/health');
  expect(response).toEqual({ ok: true, value: { status: 201, body: '{"ok":true}' } });
  expect(requestOf(fetch).url).toBe('https://api.example/health');
  expect(requestOf(fetch).headers.get('authorization')).toBe('Bearer token-1');
});

it('gives the token to no other server', async () => {
  const fetch = fetchOf('no', { status: 404 });
  const { client, onUnauthorized } = clientOver(fetch);
  expect(await client.fetchUrl('https://api.example.org/health')).toMatchObject({
    value: { status: 404, body: 'no' },
  });
  expect(requestOf(fetch).headers.has('authorization')).toBe(false);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

it('can be given up', async () => {
  const caller = new AbortController();
  const response = clientOver(silentFetch()).client.fetchUrl('/health', { signal: caller.signal });
  caller.abort();
  expect(await response).toMatchObject({ error: { kind: 'aborted' } });
});
