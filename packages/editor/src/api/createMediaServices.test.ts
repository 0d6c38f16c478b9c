import { type ApiClient, createClient, routes } from '@dreamfork/api-client';
import { anna, fixtureMedia, fixtureToken } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { fail, imagePath, mediaPath } from '@dreamfork/story';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { MediaServices } from '../services/index.ts';
import { createMediaServices } from './createMediaServices.ts';

const baseUrl = 'http://mock.dreamfork.test';
const server = setupServer(...createHandlers('ok', { baseUrl }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const media: MediaServices = createMediaServices(
  createClient({ baseUrl, getToken: () => fixtureToken(anna), onUnauthorized: () => {} }),
);
const [picture] = fixtureMedia;
const id = picture?.id ?? '';

test('a signed address stands on the server and shows a small picture without a token', async () => {
  const path = imagePath(id, 320, 'webp');
  const answer = await media.sign?.([path]);
  const [signed] = answer?.ok ? answer.value : [];
  expect(signed).toMatchObject({ path, address: expect.stringContaining(`${baseUrl}${path}?`) });
  expect(signed?.endsAt).toBeGreaterThan(Date.now());
  const response = await fetch(signed?.address ?? '');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await fetch(`${baseUrl}${path}`)).status).toBe(404);
});

test('a file of another site is copied, or refused in words', async () => {
  const { signal } = new AbortController();
  const copied = await media.fetchFile?.({
    url: 'https://pictures.example/lamp.png',
    isCaptions: false,
    signal,
  });
  expect(copied).toMatchObject({ value: { fileName: 'lamp.png', mimeType: 'image/png' } });
  const refused = await media.fetchFile?.({
    url: 'https://pictures.example/lamp.png',
    isCaptions: true,
    signal,
  });
  expect(refused).toMatchObject({
    ok: false,
    error: { status: 422, message: expect.stringMatching(/\S/) },
  });
});

test('the library finds, describes and deletes files, and tells what they take', async () => {
  const query = {
    search: 'фонарь',
    type: 'image',
    sort: 'newest',
    use: 'unused',
    skip: 0,
  } as const;
  const found = await media.library?.list(query);
  expect(found).toMatchObject({
    value: { total: 1, items: [{ id, url: mediaPath(id), fileName: 'Фонарь.png', isKept: false }] },
  });
  const change = { fileName: 'Маяк.png', description: 'Ночь', isKept: true };
  expect(await media.library?.change(id, change)).toMatchObject({ value: change });
  expect(await media.library?.uses(id)).toMatchObject({
    value: { items: [], isAvatar: false },
  });
  const used = async () => {
    const answer = await media.storage?.();
    return answer?.ok ? answer.value.usedBytes : null;
  };
  const before = await used();
  expect((await media.library?.remove(id))?.ok).toBe(true);
  expect(await used()).toBe((before ?? 0) - (picture?.fileSize ?? 0));
  const gone = await media.library?.remove(id);
  expect(gone).toMatchObject({ error: { status: 404 } });
});

test('a co-author uploads for the story and chooses from its files', async () => {
  const call = vi.fn<(...sent: unknown[]) => Promise<unknown>>(async () => fail({ message: '' }));
  const shared = createMediaServices({ call } as unknown as ApiClient, 'shared');
  const file = new File(['text'], 'Бухта.png', { type: 'image/png' });
  const { signal } = new AbortController();
  await shared.upload({ file, nodeId: 'node', onProgress: () => {}, signal });
  await shared.library?.list({ search: '', type: 'all', sort: 'newest', use: 'all', skip: 0 });
  const { upload, files } = routes.media;
  expect(call.mock.calls.map(([route]) => route)).toEqual([upload, files]);
  for (const [, sent] of call.mock.calls) {
    expect(sent).toMatchObject({ query: { storyId: 'shared' } });
  }
  expect(shared.storage).toBeUndefined();
});
