import { parseStory } from '@dreamfork/story';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anna,
  damagedStory,
  fixtureToken,
  lighthouseStory,
  mockData,
  toStoryData,
  unknownId,
} from '../fixtures/index.ts';
import { createHandlers } from '../msw/index.ts';
import * as routes from '../routes/index.ts';
import { createClient } from './createClient.ts';
import { openStory } from './openStory.ts';
import { toSaveRequest } from './storyDocuments.ts';
import { clientOver, fetchOf } from './testing.ts';

const database = { ...mockData, stories: [...mockData.stories, damagedStory] };
const server = setupServer(...createHandlers('ok', { database }));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const client = createClient({
  baseUrl: 'http://dreamfork.test',
  getToken: () => fixtureToken(anna),
  onUnauthorized: () => undefined,
});

describe('openStory', () => {
  it('opens a sound story as it is', async () => {
    expect(await openStory(client, lighthouseStory.id)).toMatchObject({
      ok: true,
      value: {
        facts: { id: lighthouseStory.id, version: lighthouseStory.version, isPublic: true },
        document: lighthouseStory.document,
        repairs: [],
      },
    });
  });

  it('mends a damaged one, says what it did and leaves the server alone until it is saved', async () => {
    const damaged = toStoryData(damagedStory, mockData.users);
    server.use(http.get('*/api/story/:id/data', () => HttpResponse.json(damaged)));
    const opened = await openStory(client, damagedStory.id);
    if (!opened.ok) throw new Error(opened.error.message);
    const { document, facts, repairs } = opened.value;
    expect(parseStory(document)).toEqual({ ok: true, value: document });
    expect(document).not.toHaveProperty('isPublic');
    expect(document.startNodeId).toBe('damaged-start');
    expect(document.nodes.map(({ title }) => title)).toEqual([
      'Подвал',
      'Полка',
      'Сухая тетрадь',
      'Слипшиеся',
      'Слипшиеся ещё раз',
    ]);
    expect(repairs.map(({ code, count }) => [code, count])).toEqual([
      ['start-node-reset', 1],
      ['node-id-renewed', 1],
      ['connection-dropped', 2],
      ['position-reset', 2],
      ['node-type-reset', 1],
    ]);
    expect(await openStory(client, damagedStory.id)).toEqual(opened);

    const { version, isPublic } = facts;
    const saved = await client.call(routes.stories.update, {
      params: { id: damagedStory.id },
      body: toSaveRequest(document, { isPublic, version }),
    });
    expect(saved.ok).toBe(true);
    server.resetHandlers();
    const again = await openStory(client, damagedStory.id);
    expect(again).toMatchObject({ ok: true, value: { document, repairs: [] } });
  });

  it('hands on what the server refuses', async () => {
    const response = await openStory(client, unknownId);
    expect(response).toMatchObject({ ok: false, error: { kind: 'http', status: 404 } });
  });

  it.each([
    ['no object', '7'],
    ['a story without nodes', { id: 'x', title: 'Пустая' }],
    ['a story without an id', { ...toStoryData(lighthouseStory, [anna]), id: null }],
  ])('cannot read %s', async (_what, body) => {
    const response = await openStory(clientOver(fetchOf(body)).client, 'x', { locale: 'en' });
    expect(response).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
  });

  it('reads groups and notes, and does without them on another server', async () => {
    const { groups: _groups, notes: _notes, ...older } = toStoryData(lighthouseStory, [anna]);
    const response = await openStory(clientOver(fetchOf(older)).client, 'x');
    expect(response).toMatchObject({
      ok: true,
      value: { document: { groups: [], notes: [] }, repairs: [] },
    });
  });
});
