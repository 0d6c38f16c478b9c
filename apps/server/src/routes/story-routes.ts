import { storyRoutes } from '@dreamfork/api-client/contract';
import { clientNetwork } from '../plugins/rate-limits.ts';
import { countPlay } from '../services/stories/count-play.ts';
import { listStories } from '../services/stories/list-stories.ts';
import { readNextStories } from '../services/stories/next-stories.ts';
import { readSummary } from '../services/stories/read-story.ts';
import { removeStory } from '../services/stories/remove-story.ts';
import { createStory, updateStory } from '../services/stories/save-story.ts';
import { requireRight } from '../services/stories/story-rights.ts';
import type { RouteGroup } from './register-routes.ts';
import { readerOf } from './register-routes.ts';
import { createSendStory } from './send-story.ts';
import { allowSharedCache } from './shared-cache.ts';

// Inside the form the document is a JSON string, in which quotes and backslashes are escaped.
const bodyLimitFor = (storyBytes: number): number => 2 * storyBytes + 1024 * 1024;

export const registerStoryRoutes: RouteGroup = ({ answer, send, services, limits }) => {
  const saving = {
    ...limits.saving,
    config: { ...limits.saving.config, readsBody: true },
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
    async ({ body, viewer, abortable }) => {
      const story = await createStory(abortable(), { author: viewer.user, body });
      return { success: true as const, story };
    },
    saving,
  );
  answer(
    storyRoutes.update,
    async ({ params, body, viewer, abortable }) => {
      const services = abortable();
      const caller = { storyId: params.id, userId: viewer.user.id };
      const access = await requireRight(services, caller, 'edit');
      const story = await updateStory(services, { author: viewer.user, access, body });
      return { success: true as const, story };
    },
    saving,
  );
  answer(storyRoutes.remove, async ({ params, viewer }) => {
    await removeStory(services, { ownerId: viewer.user.id, storyId: params.id });
    return { success: true as const };
  });
  answer(storyRoutes.card, async ({ params, identify }) =>
    readSummary(services, params.id, await readerOf(identify)),
  );
  send(storyRoutes.data, createSendStory(services));
  answer(storyRoutes.next, async ({ params, reply }) => {
    const next = await readNextStories(services, params.id);
    allowSharedCache(reply, services.configuration);
    return next;
  });
  answer(
    storyRoutes.recordPlay,
    async ({ params, body, identify, request }) => {
      const { viewerId } = await readerOf(identify);
      await countPlay(services, {
        storyId: params.id,
        readerId: viewerId,
        network: clientNetwork(request),
        ...body,
      });
      return { success: true as const };
    },
    { config: { takesSpace: true } },
  );
  answer(storyRoutes.createNode, async ({ body }) => ({ ...body, id: services.newId() }));
};
