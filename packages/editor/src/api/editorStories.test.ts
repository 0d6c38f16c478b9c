import { type ApiClient, routes } from '@dreamfork/api-client';
import { fail, succeed } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test, vi } from 'vitest';
import { createEditorStory, findFreeTitle, openEditorStory } from './editorStories.ts';

/** A client that answers every call with the same. */
function clientWith(answer: unknown) {
  const call = vi.fn<(...sent: unknown[]) => Promise<unknown>>(async () => answer);
  return { client: { call } as unknown as ApiClient, call };
}

test('a new story is private and unsaved, with a title of its own in the language of its author', async () => {
  const { client } = clientWith(titled('Новая история'));
  const story = await createEditorStory(client, { locale: 'ru' });
  expect(story).toMatchObject({
    isPublic: false,
    document: { title: 'Новая история 2' },
  });
  expect(story.id).toBeUndefined();
});

test('a saved story is opened as it is on the server', async () => {
  const { client, call } = clientWith(
    succeed({ ...sampleStory, id: 'story', version: 4, isPublic: true }),
  );
  const { signal } = new AbortController();
  const answer = await openEditorStory(client, 'story', { signal });
  expect(answer).toMatchObject(
    succeed({ id: 'story', version: 4, isPublic: true, document: { title: sampleStory.title } }),
  );
  expect(call).toHaveBeenCalledWith(routes.stories.data, { params: { id: 'story' } }, { signal });
});

test('the error of the server is returned', async () => {
  const refused = fail({ kind: 'network', message: '' });
  const answer = await openEditorStory(clientWith(refused).client, 'story');
  expect(answer).toEqual(refused);
});

const titled = (...titles: string[]) => succeed({ stories: titles.map((title) => ({ title })) });

test('a new story gets a title that is free among its author’s own', async () => {
  const { client, call } = clientWith(titled('Новая история', 'Новая история 2', 'Маяк'));
  expect(await findFreeTitle(client, 'Новая история')).toBe('Новая история 3');
  expect(call).toHaveBeenCalledWith(
    routes.stories.listForDuplicates,
    {},
    { signal: expect.any(AbortSignal) },
  );
  expect(await findFreeTitle(clientWith(titled('Маяк')).client, 'New story')).toBe('New story');
});

test('a server that does not answer does not keep its author from writing', async () => {
  const { client } = clientWith(fail({ kind: 'network', message: '' }));
  expect(await findFreeTitle(client, 'Новая история')).toBe('Новая история');
});
