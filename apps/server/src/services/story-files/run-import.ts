import type { StoryImportRow } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import type { ImportFolders } from './import-folders.ts';
import { changeImport } from './import-rows.ts';
import { ImportLost, storeImport } from './store-import.ts';
import { verifyImport } from './verify-import.ts';

/** Milliseconds between two notes of the progress. */
const noteEvery = 1000;

/** Verifying unpacks and decodes, which takes the most time. */
const verifyingShare = 0.7;

type Order = { row: StoryImportRow; folders: ImportFolders; signal: AbortSignal };

/** Notes in the database how far an import is, from time to time. */
function createProgress(services: Services, { id, runner }: StoryImportRow) {
  let notedAt = 0;
  return (progress: number) => {
    const time = performance.now();
    if (time - notedAt < noteEvery) return;
    notedAt = time;
    // The next note, or the end of the import, makes up for one that fails.
    void changeImport(services.database, { id, runner }, { progress }).catch(() => {});
  };
}

/**
 * Makes a story of an uploaded file: verifies all of it, then stores it.
 * @throws ApiError, ImportProblem or ImportLost; then nothing of it is left.
 */
export async function runImport(
  services: Services,
  { row, folders, signal }: Order,
): Promise<void> {
  const owner = await services.database
    .selectFrom('users')
    .select(['id', 'premium_expires_at'])
    .where('id', '=', row.owner_id)
    .executeTakeFirst();
  if (!owner) throw new ImportLost();
  const note = createProgress(services, row);
  const verified = await verifyImport(services, {
    path: folders.fileOf(row.id),
    folder: await folders.emptyFolder(row.id),
    owner,
    signal,
    onProgress: (share) => note(verifyingShare * share),
  });
  await storeImport(services, verified, {
    held: row,
    owner,
    signal,
    onProgress: (share) => note(verifyingShare + (1 - verifyingShare) * share),
  });
}
