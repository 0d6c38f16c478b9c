import {
  type ChoiceShares,
  choiceSharesOf,
  sharedChoicesMaximum,
} from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Services } from '../services.ts';
import { liveStories } from '../stories/may-read.ts';
import { allVersions } from './add-figures.ts';

/**
 * What readers chose, of the choices that the story has now.
 * @throws ApiError `story-not-found` unless the story is public and its author lets readers see it.
 */
export async function readShares(
  { database, versionParts }: Pick<Services, 'database' | 'versionParts'>,
  storyId: string,
): Promise<ChoiceShares> {
  const story = await liveStories(database)
    .select('stories.version')
    .where('stories.id', '=', storyId)
    .where('is_public', '=', 1)
    .where('shows_shares', '=', 1)
    .executeTakeFirst();
  if (!story) throw new ApiError('story-not-found');
  const [parts, chosen] = await Promise.all([
    versionParts.of(storyId, story.version),
    database
      .selectFrom('reading_figures')
      .select(['part as nodeId', 'choice_id as choiceId', 'count as chosen'])
      .where('story_id', '=', storyId)
      .where('version', '=', allVersions)
      .where('figure', '=', 'choice')
      .where('count', '>', 0)
      .orderBy('count', 'desc')
      .orderBy('part')
      .orderBy('choice_id')
      .limit(sharedChoicesMaximum)
      .execute(),
  ]);
  return choiceSharesOf(
    chosen.filter(({ nodeId, choiceId }) => parts?.get(nodeId)?.includes(choiceId)),
  );
}
