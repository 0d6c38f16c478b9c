import { type ApiClient, type ApiError, routes } from '@dreamfork/api-client';
import { fail, type Result, succeed } from '@dreamfork/story';
import { generateStory, sampleStory } from '@dreamfork/story/testing';
import { describe, expect, test, vi } from 'vitest';
import { createEditorServices } from './createEditorServices.ts';

type Answer = Result<unknown, ApiError>;

const { stories } = routes;

/** A client that answers every call with the same. */
function servicesOver(answer: Answer, features: string[] = []) {
  const call = vi.fn<(...sent: unknown[]) => Promise<Answer>>(async () => answer);
  const capabilities = { version: '1', features, limits: { maxStoryBytes: 1 } };
  const client = { call } as unknown as ApiClient;
  return { services: createEditorServices(client, { capabilities }), call };
}

const refused = (error: Partial<ApiError>): Answer => fail(error as ApiError);
const saved = succeed({ success: true, story: { id: 'story', version: 5, title: 'Маяк' } });

describe('saving', () => {
  test('creates without an id and updates with one, sending the version', async () => {
    const { services, call } = servicesOver(saved);
    const input = { document: sampleStory, isPublic: true };
    expect(await services.saveStory(input)).toEqual(succeed({ id: 'story', version: 5 }));
    await services.saveStory({ ...input, id: 'story', version: 4 });
    expect(call.mock.calls.map(([route]) => route)).toEqual([stories.create, stories.update]);
    expect(call).toHaveBeenCalledWith(stories.update, {
      params: { id: 'story' },
      body: expect.objectContaining({ title: sampleStory.title, isPublic: true, version: 4 }),
    });
  });

  test('tells only a server with published versions what to publish', async () => {
    const input = { id: 'story', document: sampleStory, isPublic: true, publish: false };
    for (const [features, told] of [
      [[], {}],
      [['publishedVersions'], { publish: false }],
    ] as const) {
      const { services, call } = servicesOver(saved, [...features]);
      await services.saveStory(input);
      const [, sent] = call.mock.lastCall ?? [];
      const { body } = sent as { body: { publish?: boolean } };
      expect('publish' in body ? { publish: body.publish } : {}).toEqual(told);
      expect(services.publishing !== undefined).toBe(features.length > 0);
    }
  });

  test('leaves to the owner of a shared story what readers get', async () => {
    const call = vi.fn<(...sent: unknown[]) => Promise<Answer>>(async () => saved);
    const features = ['publishedVersions', 'media'];
    const capabilities = { version: '1', features, limits: { maxStoryBytes: 1 } };
    const services = createEditorServices({ call } as unknown as ApiClient, {
      capabilities,
      sharedStoryId: 'shared',
    });
    expect(services).toMatchObject({ isCoAuthor: true, media: { library: { isReadOnly: true } } });
    expect(services.publishing).toBeUndefined();
    await services.saveStory({
      id: 'shared',
      document: sampleStory,
      isPublic: true,
      publish: true,
    });
    const [, sent] = call.mock.lastCall ?? [];
    expect((sent as { body: object }).body).not.toHaveProperty('publish');
  });

  test('sends a big story in pieces with the same text', async () => {
    const { services, call } = servicesOver(saved);
    const document = generateStory(400);
    await services.saveStory({ id: 'story', document, isPublic: false, version: 4 });
    const [, sent] = call.mock.lastCall ?? [];
    const { params, body } = sent as { params: unknown; body: Blob };
    const form = JSON.parse(await body.text()) as { content: string; version: number };
    expect({ params, version: form.version }).toEqual({ params: { id: 'story' }, version: 4 });
    expect(JSON.parse(form.content)).toMatchObject({ nodes: document.nodes });
  });

  test.each([
    [
      { kind: 'http', status: 409, code: 'version-conflict', message: 'Уже изменили', version: 9 },
      { kind: 'conflict', version: 9 },
    ],
    [
      { kind: 'http', status: 500, code: 'internal', message: 'Сбой' },
      { kind: 'http', status: 500, body: 'Сбой' },
    ],
    [
      { kind: 'timeout', message: 'Сервер не ответил' },
      { kind: 'unreachable', message: 'Сервер не ответил' },
    ],
  ] as const)('reports the problem: %j', async (error, problem) => {
    const { services } = servicesOver(refused(error));
    const input = { id: 'story', document: sampleStory, isPublic: false };
    expect(await services.saveStory(input)).toEqual(fail(problem));
  });
});

describe('finding a story of the same title', () => {
  const metadata = { nodeCount: 7, wordCount: 90, updatedAt: '2026-11-20T10:00:00.000Z' };
  const found = succeed({
    stories: [
      { id: 'one', title: 'Маяк' },
      { id: 'two', title: '  ПАРОМ ', ...metadata },
      { id: 'three', title: 'Паром 2' },
    ],
  });

  test('spaces around and case do not matter, the story itself does not count', async () => {
    const { services } = servicesOver(found);
    expect(await services.findDuplicate?.('Паром', undefined)).toEqual({
      id: 'two',
      title: '  ПАРОМ ',
      ...metadata,
      freeTitle: 'Паром 3',
    });
    expect(await services.findDuplicate?.(' паром', undefined)).toMatchObject({ id: 'two' });
    expect(await services.findDuplicate?.('паром', 'two')).toBeNull();
    expect(await services.findDuplicate?.('Причал', undefined)).toBeNull();
  });

  test('a check that fails finds nothing', async () => {
    const { services } = servicesOver(refused({ kind: 'network' }));
    expect(await services.findDuplicate?.('Маяк', undefined)).toBeNull();
  });
});

test('a node the server does not make is left to the editor', async () => {
  const draft = { type: 'text', title: '', content: '', position: { x: 0, y: 0 } } as const;
  const made = servicesOver(succeed({ ...draft, id: 'made' }));
  expect(await made.services.createNode?.(draft)).toEqual({ id: 'made' });
  const failed = servicesOver(refused({ kind: 'network' }));
  expect(await failed.services.createNode?.(draft)).toBeNull();
});

test('a saved story is read without its metadata in the document', async () => {
  const metadata = { id: 'story', isPublic: true, version: 9, authorName: 'anna', coverUrl: null };
  const dates = { createdAt: '2025-01-01T00:00:00Z', updatedAt: '2025-01-01T00:00:00Z' };
  const { services } = servicesOver(succeed({ ...sampleStory, ...metadata, ...dates }));
  expect(await services.loadStory?.('story')).toEqual(
    succeed({
      document: sampleStory,
      ...{ isPublic: true, version: 9, authorName: 'anna', coverUrl: null },
    }),
  );
});
