import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import { isSanctionInForce } from './find-case.ts';
import { readReviewEvidence } from './review-evidence.ts';

/** A story, or a comment on one. */
export type Target = {
  storyId: string;
  commentId?: string | undefined;
  /** Stands for the guest who wrote a comment on a draft. */
  guestId?: string | undefined;
};

/** The story and comment as they are now. */
async function readEvidence(transaction: Database, { storyId, commentId, guestId }: Target) {
  const story = await transaction
    .selectFrom('stories')
    .select(['owner_id', 'title', 'version', 'content_hash', 'is_public'])
    .where('id', '=', storyId)
    .executeTakeFirst();
  if (!story) throw new ApiError('story-not-found');
  const evidence = {
    story_title: story.title,
    story_version: story.version,
    content_hash: story.content_hash,
    comment_text: null,
    comment_created_at: null,
    review_evidence: null,
  };
  if (commentId === undefined) return { ...evidence, author_id: story.owner_id };
  const comment = await transaction
    .selectFrom('story_comments')
    .select(['author_id', 'text', 'created_at'])
    .where('id', '=', commentId)
    .executeTakeFirst();
  if (!comment) {
    const said = await readReviewEvidence(transaction, commentId);
    const author_id = said?.user_id ?? guestId;
    if (!said || author_id === undefined) throw new ApiError('comment-not-found');
    return {
      author_id,
      // Of a private draft moderators see what the comment is about, and no more.
      story_title: story.is_public === 1 ? story.title : '',
      story_version: said.version,
      content_hash: '',
      comment_text: said.text,
      comment_created_at: said.created_at,
      review_evidence: JSON.stringify(said.evidence),
    };
  }
  const { author_id, text, created_at } = comment;
  return { ...evidence, author_id, comment_text: text, comment_created_at: created_at };
}

/** Keeps the story and its files as they are now with their case; its author may change or delete every version. */
async function keepStory(transaction: Database, { storyId }: Target): Promise<void> {
  await transaction.deleteFrom('case_stories').where('target_id', '=', storyId).execute();
  await transaction
    .insertInto('case_stories')
    .columns(['target_id', 'document', 'size_bytes'])
    .expression((expression) =>
      expression
        .selectFrom('stories')
        .innerJoin('story_versions', (join) =>
          join
            .onRef('story_versions.story_id', '=', 'stories.id')
            .onRef('story_versions.version', '=', 'stories.version'),
        )
        .innerJoin('story_version_documents as documents', (join) =>
          join
            .onRef('documents.story_id', '=', 'story_versions.story_id')
            .onRef('documents.version', '=', 'story_versions.version'),
        )
        .select(['stories.id', 'documents.document', 'story_versions.size_bytes'])
        .where('stories.id', '=', storyId),
    )
    .execute();
  await transaction.deleteFrom('case_media').where('target_id', '=', storyId).execute();
  await transaction
    .insertInto('case_media')
    .columns(['target_id', 'file_id'])
    .expression((expression) =>
      expression
        .selectFrom('story_media')
        .select(['story_id', 'file_id'])
        .where('story_id', '=', storyId)
        .where('for_readers', '=', 1),
    )
    .execute();
}

/**
 * Opens the case of a target, or opens it again, with the content of now as evidence. A case that is open already
 * keeps its evidence. While its decision blocks the author, who cannot change anything, the case stays settled.
 * @throws ApiError `story-not-found` or `comment-not-found`.
 */
export async function openCase(
  transaction: Database,
  target: Target,
  { time }: { time: number },
): Promise<void> {
  const targetId = target.commentId ?? target.storyId;
  const evidence = { ...(await readEvidence(transaction, target)), recorded_at: time };
  const added = await transaction
    .insertInto('moderation_cases')
    .values({
      ...evidence,
      target_id: targetId,
      kind: target.commentId === undefined ? 'story' : 'comment',
      story_id: target.storyId,
      status: 'open',
      changed_at: time,
    })
    .onConflict((conflict) => conflict.column('target_id').doNothing())
    .executeTakeFirst();
  const reopened = await transaction
    .updateTable('moderation_cases')
    .set({ ...evidence, status: 'open' })
    .where('target_id', '=', targetId)
    .where('status', '=', 'settled')
    .where((expression) => expression.not(isSanctionInForce(time)))
    .executeTakeFirst();
  const isRecorded = added.numInsertedOrUpdatedRows !== 0n || reopened.numUpdatedRows !== 0n;
  if (isRecorded && target.commentId === undefined) await keepStory(transaction, target);
  await transaction
    .updateTable('moderation_cases')
    .set({ changed_at: time })
    .where('target_id', '=', targetId)
    .execute();
}

/** Settles new reports of what is decided already and blocks its author. */
export async function settleDecided(
  transaction: Database,
  { id, time }: { id: string; time: number },
): Promise<void> {
  const decided = await transaction
    .selectFrom('moderation_cases')
    .select(['outcome', 'decided_by'])
    .where('target_id', '=', id)
    .where(isSanctionInForce(time))
    .executeTakeFirst();
  if (!decided) return;
  await transaction
    .updateTable('reports')
    .set({ settled_at: time, settled_by: decided.decided_by, outcome: decided.outcome })
    .where('target_id', '=', id)
    .where('settled_at', 'is', null)
    .execute();
}
