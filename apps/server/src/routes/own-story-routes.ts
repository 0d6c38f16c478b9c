import { ownStoryRoutes } from '@dreamfork/api-client/contract';
import { copyStory } from '../services/stories/copy-story.ts';
import { readOwnFigures } from '../services/stories/own-figures.ts';
import { restoreStory } from '../services/stories/remove-story.ts';
import type { RouteGroup } from './register-routes.ts';

export const registerOwnStoryRoutes: RouteGroup = ({ answer, services, limits }) => {
  answer(ownStoryRoutes.figures, ({ viewer }) => readOwnFigures(services, viewer.user.id));
  answer(
    ownStoryRoutes.duplicate,
    async ({ params, viewer, locale, abortable }) => {
      const order = { storyId: params.id, ownerId: viewer.user.id, locale };
      return { success: true as const, story: await copyStory(abortable(), order) };
    },
    limits.saving,
  );
  answer(ownStoryRoutes.restore, async ({ params, viewer }) => {
    const own = { storyId: params.id, ownerId: viewer.user.id };
    return { success: true as const, story: await restoreStory(services, own) };
  });
};
