import type { ReviewStory } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import { decompressText } from '../../document/compressed-text.ts';
import type { Services } from '../services.ts';
import { ownDocument } from '../stories/drafts.ts';
import { toIsoOrNull } from '../users/user-views.ts';
import { readerNameOf } from './readers.ts';
import { may, type ReviewAccess } from './review-rights.ts';

type Draft = { version: number; text: string };

/** The document that a caller reads: the version of their link, else the newest one. With the author's notes. */
export async function readDraft(
  { database }: Pick<Services, 'database'>,
  { storyId, ownerId, link }: ReviewAccess,
): Promise<Draft> {
  if (link === null || link.version === null) {
    const newest = await ownDocument(database, { storyId, ownerId }).executeTakeFirst();
    if (!newest) throw new ApiError('review-not-found');
    return { version: newest.version, text: newest.document };
  }
  const fixed = await database
    .selectFrom('story_versions')
    .innerJoin('story_version_documents as documents', (join) =>
      join
        .onRef('documents.story_id', '=', 'story_versions.story_id')
        .onRef('documents.version', '=', 'story_versions.version'),
    )
    .select(['story_versions.version', 'story_versions.size_bytes', 'documents.document'])
    .where('story_versions.story_id', '=', storyId)
    .where('story_versions.version', '=', link.version)
    .executeTakeFirst();
  if (!fixed) throw new ApiError('review-not-found');
  return { version: fixed.version, text: await decompressText(fixed.document, fixed.size_bytes) };
}

/**
 * A draft as readers would get it, as JSON text: the document is stored as JSON text, so it is concatenated, not
 * parsed and serialised again.
 * @throws ApiError `review-not-found`.
 */
export async function readReview(services: Services, access: ReviewAccess): Promise<string> {
  const { version, text } = await readDraft(services, access);
  const author = await services.database
    .selectFrom('users')
    .select('display_name')
    .where('id', '=', access.ownerId)
    .executeTakeFirst();
  const { link } = access;
  const facts: Omit<ReviewStory, 'story'> = {
    id: access.storyId,
    version,
    authorName: author?.display_name ?? '',
    isOwner: may(access, 'see-all'),
    link: link && {
      name: link.name,
      isFixed: link.version !== null,
      allowsComments: link.allows_comments === 1,
      expiresAt: toIsoOrNull(link.expires_at),
    },
    readerName: await readerNameOf(services.database, access),
  };
  const story = await services.documents.answerForReaders(text);
  return `${JSON.stringify(facts).slice(0, -1)},"story":${story}}`;
}
