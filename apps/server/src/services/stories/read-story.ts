import type { Services } from '../services.ts';
import { type StoryAnswer, selectAnswerFacts, toStoryAnswer } from './story-views.ts';

type Readable = { storyId: string; readBy: 'everyone' | { ownerId: string } };

/** The whole answer for a story that everyone, or its owner, may read. */
export async function readStory(
  { database }: Pick<Services, 'database'>,
  { storyId, readBy }: Readable,
): Promise<StoryAnswer | undefined> {
  const story = await selectAnswerFacts(database)
    .innerJoin('story_documents', 'story_documents.story_id', 'stories.id')
    .select('story_documents.document')
    .where('stories.id', '=', storyId)
    .$if(readBy === 'everyone', (query) => query.where('stories.is_public', '=', 1))
    .$if(readBy !== 'everyone', (query) =>
      query.where('stories.owner_id', '=', readBy === 'everyone' ? '' : readBy.ownerId),
    )
    .executeTakeFirst();
  return story && toStoryAnswer(story, story.document);
}
