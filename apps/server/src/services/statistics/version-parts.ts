import { decompressText } from '../../document/compressed-text.ts';
import type { StoryParts } from '../../document/list-parts.ts';
import { countLookups } from '../metrics/metrics.ts';
import type { Services, VersionParts } from '../services.ts';

/** How many nodes the cache may hold. */
const capacity = 100_000;

/** A least-recently-used cache, bounded in nodes. */
export function createVersionParts({
  database,
  documents,
  metrics,
}: Pick<Services, 'database' | 'documents' | 'metrics'>): VersionParts {
  const onLookup = countLookups(metrics, 'version-parts');
  const known = new Map<string, StoryParts>();
  const loading = new Map<string, Promise<StoryParts | undefined>>();
  let size = 0;

  function keep(key: string, parts: StoryParts): void {
    known.set(key, parts);
    size += parts.size;
    for (const [oldest, { size: freed }] of known) {
      if (size <= capacity) break;
      known.delete(oldest);
      size -= freed;
    }
  }

  async function load(key: string, storyId: string, version: number) {
    const stored = await database
      .selectFrom('story_version_documents')
      .select('document')
      .where('story_id', '=', storyId)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!stored) return undefined;
    const parts = await documents.listParts(await decompressText(stored.document));
    keep(key, parts);
    return parts;
  }

  return {
    async of(storyId, version) {
      const key = `${storyId} ${version}`;
      const parts = known.get(key);
      onLookup(parts !== undefined);
      if (parts) {
        known.delete(key);
        known.set(key, parts);
        return parts;
      }
      const running =
        loading.get(key) ?? load(key, storyId, version).finally(() => loading.delete(key));
      loading.set(key, running);
      return running;
    },
  };
}
