import type { Services } from '../../src/services/services.ts';

/** Makes a user a co-author of a story. */
export const addMember = ({ database }: Services, storyId: string, userId: string) =>
  database
    .insertInto('story_members')
    .values({ story_id: storyId, user_id: userId, joined_at: 0, invited_by: null })
    .execute();
