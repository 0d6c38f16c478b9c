import { setTimeout as wait } from 'node:timers/promises';
import type { StoryData } from '@dreamfork/api-client/contract';
import { createReadingRecorder, type ReadingBatch, type StoryDocument } from '@dreamfork/story';
import type { Send } from './traffic.ts';

/** A public story, and the ways onward from each of its nodes. */
export type ReadStory = { id: string; startNodeId: string; exits: ReadonlyMap<string, Exit[]> };

type Exit = { choiceId?: string; to: string };

export function toReadStory(id: string, { startNodeId, nodes, connections }: StoryDocument) {
  const targets = new Map(connections.map((connection) => [connection.id, connection.toNodeId]));
  const exits = new Map<string, Exit[]>(nodes.map((node) => [node.id, []]));
  const chosen = new Set<string>();
  for (const { id: nodeId, choices } of nodes) {
    for (const { id: choiceId, connectionId } of choices) {
      const to = targets.get(connectionId ?? '');
      if (to === undefined || !connectionId) continue;
      chosen.add(connectionId);
      exits.get(nodeId)?.push({ choiceId, to });
    }
  }
  for (const { id: connection, fromNodeId, toNodeId } of connections) {
    if (!chosen.has(connection)) exits.get(fromNodeId)?.push({ to: toNodeId });
  }
  return { id, startNodeId: startNodeId ?? '', exits } satisfies ReadStory;
}

const oneOf = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(Math.random() * values.length)];

/** Nodes after which a reader turns away. */
const longestReading = 40;

/** Milliseconds until a reader who was refused tries again. */
const patience = 2000;

type Options = {
  send: Send;
  stories: readonly ReadStory[];
  /** Milliseconds from one event to the next. */
  pace: number;
  /** Told of every event that the server has accepted. */
  onEvents: (count: number) => void;
  signal: AbortSignal;
};

/** Reads one story after another until the signal, each as a new visitor does: list, page, data, comments, events. */
export async function keepReading({ send, stories, pace, onEvents, signal }: Options) {
  /** What the cache of the browser holds: the version of each story by its tag. */
  const held = new Map<string, { etag: string; version: number }>();

  const openStory = async (id: string): Promise<number | undefined> => {
    await send('GET /api/StoryManagement/public', {
      path: '/api/StoryManagement/public?page=1&pageSize=20',
    });
    await send('GET /story/{id}', { path: `/story/${id}`, headers: { accept: 'text/html' } });
    const known = held.get(id);
    const data = await send('GET /api/story/{id}/data', {
      path: `/api/story/${id}/data`,
      headers: known ? { 'if-none-match': known.etag } : {},
    });
    await send('GET /api/story/{id}/comments', { path: `/api/story/${id}/comments` });
    if (!data) return undefined;
    if (data.status === 304) return known?.version;
    const { version } = JSON.parse(data.text) as StoryData;
    if (data.etag) held.set(id, { etag: data.etag, version });
    return version;
  };

  const readThrough = async ({ id, startNodeId, exits }: ReadStory, version: number) => {
    const sending = new Set<Promise<unknown>>();
    const post = async (batch: ReadingBatch) => {
      const request = { path: `/api/story/${id}/events`, body: JSON.stringify(batch) };
      if (await send('POST /api/story/{id}/events', request)) onEvents(batch.events.length);
    };
    const { record, leave } = createReadingRecorder({
      storyKey: id,
      version,
      place: { source: 'site', device: oneOf(['phone', 'tablet', 'desktop'] as const) ?? 'phone' },
      ports: {
        send(batch) {
          const sent = post(batch).finally(() => sending.delete(sent));
          sending.add(sent);
        },
        // A new visitor each time: what a browser has counted today it does not count again.
        storage: { read: () => null, write: () => {} },
        now: Date.now,
        after(milliseconds, run) {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
        randomId: () => crypto.randomUUID(),
      },
    });
    let nodeId = startNodeId;
    record({ type: 'start', nodeId });
    for (let step = 0; step < longestReading && !signal.aborted; step += 1) {
      const exit = oneOf(exits.get(nodeId) ?? []);
      if (!exit) break;
      if (exit.choiceId) record({ type: 'choose', nodeId, choiceId: exit.choiceId });
      nodeId = exit.to;
      record({ type: 'enterNode', nodeId });
      await wait(exit.choiceId ? 2 * pace : pace);
    }
    if (exits.get(nodeId)?.length === 0) record({ type: 'end', nodeId });
    leave();
    await Promise.all(sending);
  };

  while (!signal.aborted) {
    const story = oneOf(stories);
    const version = story && (await openStory(story.id));
    if (story && version !== undefined) await readThrough(story, version);
    // A reader who was refused does not ask again at once.
    else await wait(patience);
  }
}
