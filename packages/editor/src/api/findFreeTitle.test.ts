import type { ApiClient } from '@dreamfork/api-client';
import { fail, succeed } from '@dreamfork/story';
import { expect, test, vi } from 'vitest';
import { findFreeTitle } from './editorStories.ts';

const clientWith = (answer: unknown) => {
  const listForDuplicates = vi.fn<() => Promise<unknown>>(async () => answer);
  return { client: { stories: { listForDuplicates } } as unknown as ApiClient, listForDuplicates };
};
const titled = (...titles: string[]) => succeed({ stories: titles.map((title) => ({ title })) });

test('a new story gets a title that is free among its author’s own', async () => {
  const { client, listForDuplicates } = clientWith(
    titled('Новая история', 'Новая история 2', 'Маяк'),
  );
  expect(await findFreeTitle(client, 'Новая история')).toBe('Новая история 3');
  expect(listForDuplicates).toHaveBeenCalledWith({ signal: expect.any(AbortSignal) });
  expect(await findFreeTitle(clientWith(titled('Маяк')).client, 'New story')).toBe('New story');
});

test('a server that does not answer does not keep its author from writing', async () => {
  const { client } = clientWith(fail({ kind: 'network', message: '' }));
  expect(await findFreeTitle(client, 'Новая история')).toBe('Новая история');
});
