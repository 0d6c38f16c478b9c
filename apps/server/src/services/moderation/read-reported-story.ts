import { mediaPath } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import { decompressText } from '../../document/compressed-text.ts';
import { recordAct } from '../audit/record-act.ts';
import { storedFiles } from '../media/media-rows.ts';
import { showableFiles } from '../media/showable-files.ts';
import type { Services } from '../services.ts';
import type { CaseCall } from './claim-case.ts';
import { describeCase, requireCase } from './find-case.ts';

/** More files than a case needs are not shown. */
const mostFiles = 2000;

/**
 * The reported story as JSON text, as it was when its case was opened. The files that it showed stand at signed
 * addresses: they need not be public any more.
 * @throws ApiError `case-not-found`, or `version-not-found` where the case keeps no story.
 */
export async function readReportedStory(
  services: Services,
  { id, actor }: CaseCall,
): Promise<string> {
  const { row, kept } = await services.database.transaction().execute(async (transaction) => {
    const row = await requireCase(transaction, id);
    const kept = await transaction
      .selectFrom('case_stories')
      .select(['document', 'size_bytes'])
      .where('target_id', '=', id)
      .executeTakeFirst();
    if (!kept) throw new ApiError('version-not-found');
    const target = await describeCase(transaction, row);
    await recordAct(transaction, services, { action: 'case-story-read', actor, target });
    return { row, kept };
  });
  const text = await decompressText(kept.document, kept.size_bytes);
  const { ids } = await services.documents.listOwnMedia(Buffer.from(text));
  if (ids.length === 0) return text;
  const { database } = services;
  const story = { storyId: row.story_id, ownerId: row.author_id };
  const files = await showableFiles(database, story, storedFiles(database))
    .select('media_files.id')
    .where('media_files.id', 'in', ids.slice(0, mostFiles))
    .execute();
  const time = services.now();
  const paths = files.map((file) => mediaPath(file.id));
  const signed = new Map(
    paths.map((path) => [path, services.media.addresses.sign(path, time).signedPath]),
  );
  return text.replaceAll(/"(\/api\/media\/[\w-]+\/download)"/g, (address, path: string) =>
    signed.has(path) ? `"${signed.get(path)}"` : address,
  );
}
