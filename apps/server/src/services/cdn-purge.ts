import { setTimeout } from 'node:timers/promises';
import { imageFormats, imagePath, imageWidths, mediaPath } from '@dreamfork/api-client/contract';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../db/schema.ts';
import { embedPath, storyPath } from '../html/story-addresses.ts';
import type { CdnPurge, ShownStory } from './services.ts';
import { lockStory } from './stories/public-index.ts';

const answerLimit = 5000;
/** As many addresses as Cloudflare takes in one request. */
const atOnce = 30;
const addressesMaximum = 1000;
const waitingMaximum = 1000;
const firstPause = 1000;

type Purge = { storyId: string; paths: readonly string[]; until: number };

type Options = {
  configuration: Pick<Configuration, 'cdn' | 'publicUrl'>;
  onFailure: (error: unknown, storyId: string) => void;
  now?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
};

const pathsOf = ({ id, version }: ShownStory): string[] => {
  const page = storyPath(id);
  const api = `/api/story/${encodeURIComponent(id)}`;
  return [
    page,
    embedPath(id),
    `${api}/data`,
    `${api}/shares`,
    `${api}/next`,
    `${page}/cover.webp`,
    `${page}/cover.webp?version=${version}`,
  ];
};

const mediaPathsOf = ({ fileIds }: ShownStory): string[] =>
  fileIds.flatMap((id) => [
    mediaPath(id),
    ...imageWidths.flatMap((width) => imageFormats.map((format) => imagePath(id, width, format))),
  ]);

const inChunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, at) =>
    items.slice(at * atOnce, (at + 1) * atOnce),
  );

function createSend({ cdn, publicUrl = '' }: Options['configuration'], purgeUrl: string) {
  const origin = publicUrl.replace(/\/+$/, '');
  const authorization: Record<string, string> = cdn.purgeToken
    ? { authorization: `Bearer ${cdn.purgeToken}` }
    : {};
  async function call(address: string, request: RequestInit): Promise<void> {
    const signal = AbortSignal.timeout(answerLimit);
    const response = await fetch(address, { redirect: 'manual', ...request, signal });
    await response.body?.cancel();
    // A cache that has nothing at this address may say so.
    if (response.ok || (request.method === 'PURGE' && response.status === 404)) return;
    throw new Error(`${new URL(address).host} answered ${response.status}.`);
  }
  if (!purgeUrl.includes('{path}')) {
    return (paths: readonly string[]) =>
      call(purgeUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify({ files: paths.map((path) => origin + path) }),
      });
  }
  return async (paths: readonly string[]) => {
    await Promise.all(
      paths.map((path) =>
        call(
          purgeUrl.replace('{path}', () => path.slice(1)),
          { method: 'PURGE', headers: authorization },
        ),
      ),
    );
  };
}

/**
 * Purges in the background, one story after the other. Failures are retried for as long as the caches may keep an
 * answer at all; so nothing has to be stored.
 */
export function createCdnPurge(
  database: Database,
  { configuration, onFailure, now = Date.now, wait }: Options,
): CdnPurge {
  const { purgeUrl, seconds } = configuration.cdn;
  const send = purgeUrl === undefined ? undefined : createSend(configuration, purgeUrl);
  const waiting = new Map<string, Purge>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  const pauseFor =
    wait ??
    ((milliseconds: number) =>
      // Ends early when the server stops.
      setTimeout(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {}));

  async function purge({ storyId, paths, until }: Purge): Promise<void> {
    for (let pause = firstPause; ; pause *= 2) {
      try {
        // Waits for the transaction: before its end a cache would read the old state again.
        await database.transaction().execute((transaction) => lockStory(transaction, storyId));
        for (const some of inChunks(paths)) await send?.(some);
        return;
      } catch (error) {
        if (stopping.signal.aborted || now() + pause >= until) return onFailure(error, storyId);
        await pauseFor(pause);
      }
    }
  }

  async function purgeWaiting(): Promise<void> {
    for (const [storyId, order] of waiting) {
      if (stopping.signal.aborted) break;
      waiting.delete(storyId);
      await purge(order);
    }
    running = undefined;
  }

  return {
    async readShown(transaction, storyId) {
      if (!send) return undefined;
      const story = await transaction
        .selectFrom('stories')
        .select('version')
        .where('id', '=', storyId)
        .where('is_public', '=', 1)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!story) return undefined;
      const files = await transaction
        .selectFrom('story_media')
        .select('file_id')
        .where('story_id', '=', storyId)
        .where('for_readers', '=', 1)
        .limit(addressesMaximum)
        .execute();
      return { id: storyId, fileIds: files.map(({ file_id }) => file_id), ...story };
    },
    afterChange(shown, { isGone }) {
      const { id: storyId } = shown;
      const earlier = waiting.get(storyId)?.paths ?? [];
      const paths = [...earlier, ...pathsOf(shown), ...(isGone ? mediaPathsOf(shown) : [])];
      if (!waiting.has(storyId) && waiting.size >= waitingMaximum) {
        onFailure(new Error('Too many stories wait for a purge.'), storyId);
        return;
      }
      waiting.set(storyId, {
        storyId,
        paths: [...new Set(paths)].slice(0, addressesMaximum),
        until: now() + seconds * 1000,
      });
      running ??= purgeWaiting();
    },
    async settled() {
      await running;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
