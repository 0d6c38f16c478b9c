import { storyRoutes } from '@dreamfork/api-client/contract';
import { countPlay } from '../../services/stories/count-play.ts';
import { listStories } from '../../services/stories/list-stories.ts';
import { readCard } from '../../services/stories/read-summaries.ts';
import { removeStory } from '../../services/stories/remove-story.ts';
import { createStory, updateStory } from '../../services/stories/save-story.ts';
import { readerOf } from '../reader.ts';
import type { RouteGroup } from '../route-group.ts';
import { createSendStory } from './send-story.ts';

// Inside the form the document is a JSON string: quotes and backslashes are written as two characters.
const bodyLimitFor = (storyBytes: number): number => 2 * storyBytes + 1024 * 1024;

export const bindStories: RouteGroup = ({ answer, send, services, limits }) => {
  const saving = {
    ...limits.saving,
    bodyLimit: bodyLimitFor(services.configuration.maxStoryBytes),
  };

  answer(storyRoutes.listForDuplicates, async ({ identify }) => {
    const viewer = await identify();
    return viewer
      ? listStories(services, { kind: 'own', ownerId: viewer.user.id })
      : { stories: [], total: 0, totalPages: 0, isTotalExact: true, nextCursor: null };
  });
  answer(storyRoutes.listPublic, async ({ query, identify }) =>
    listStories(services, { kind: 'public', ...(await readerOf(identify)) }, query),
  );
  answer(storyRoutes.listOwn, ({ query, viewer }) =>
    listStories(services, { kind: 'own', ownerId: viewer.user.id }, query),
  );
  answer(
    storyRoutes.create,
    async ({ body, viewer }) => {
      const story = await createStory(services, { author: viewer.user, form: body });
      return { success: true as const, story };
    },
    saving,
  );
  answer(
    storyRoutes.update,
    async ({ params, body, viewer }) => {
      const story = await updateStory(services, {
        author: viewer.user,
        storyId: params.id,
        form: body,
      });
      return { success: true as const, story };
    },
    saving,
  );
  answer(storyRoutes.remove, async ({ params, viewer }) => {
    await removeStory(services, { ownerId: viewer.user.id, storyId: params.id });
    return { success: true as const };
  });
  answer(storyRoutes.card, async ({ params, identify }) =>
    readCard(services.database, params.id, await readerOf(identify)),
  );
  send(storyRoutes.data, createSendStory(services));
  answer(storyRoutes.recordPlay, async ({ params, body, identify }) => {
    const viewer = await identify();
    await countPlay(services, {
      storyId: params.id,
      readerId: viewer?.user.id,
      events: body.events,
    });
    return { success: true as const };
  });
  answer(storyRoutes.createNode, async ({ body }) => ({ ...body, id: services.newId() }));
};
