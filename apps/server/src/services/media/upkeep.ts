import { mediaStatus } from '../../db/tables/media.ts';
import type { Services } from '../services.ts';
import { hashOf, originalKey } from './keys.ts';
import { readyFiles } from './media-rows.ts';
import { removeUnusedContent } from './remove-content.ts';

const oneHour = 60 * 60 * 1000;
const oneDay = 24 * oneHour;
const batchSize = 500;

export type UpkeepReport = {
  /** Files whose content is missing; they are reported and stay. */
  missing: string[];
  /** Contents that no file has, removed. */
  removed: number;
  temporary: number;
};

/** Forgets files that never arrived as a whole. */
const forgetUnfinished = ({ database, now }: Services) =>
  database
    .deleteFrom('media_files')
    .where('status', '=', mediaStatus.arriving)
    .where('created_at', '<', now() - oneHour)
    .execute();

async function findMissing(
  { database }: Services,
  { stored, before }: { stored: ReadonlySet<string>; before: number },
): Promise<UpkeepReport['missing']> {
  const missing: string[] = [];
  for (let last = ''; ; ) {
    const files = await readyFiles(database)
      .select(['id', 'sha256'])
      .where('id', '>', last)
      .where('updated_at', '<', before)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { id, sha256 } of files) if (!stored.has(sha256)) missing.push(id);
    const end = files.at(-1)?.id;
    if (end === undefined) return missing;
    last = end;
  }
}

/** Compares files and storage. Only contents older than a day are removed: others may just be arriving. */
export async function keepMedia(services: Services): Promise<UpkeepReport> {
  const { media, now, stopping } = services;
  await forgetUnfinished(services);
  const startedAt = now();
  const stored = new Set<string>();
  const newest = new Map<string, number>();
  for await (const { key, changedAt } of media.storage.list()) {
    stopping.throwIfAborted();
    const sha256 = hashOf(key);
    if (key === originalKey(sha256)) stored.add(sha256);
    newest.set(sha256, Math.max(changedAt, newest.get(sha256) ?? 0));
  }
  let removed = 0;
  for (const [sha256, changedAt] of newest) {
    stopping.throwIfAborted();
    if (changedAt > startedAt - oneDay) continue;
    if (await removeUnusedContent(services, sha256)) removed += 1;
  }
  const missing = await findMissing(services, { stored, before: startedAt });
  return { missing, removed, temporary: media.temporary.purge() };
}
