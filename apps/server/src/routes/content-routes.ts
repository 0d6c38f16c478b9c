import {
  type ContentItem,
  categories,
  categoryNames,
  contentRoutes,
  type StoryListResponse,
  type StorySummary,
} from '@dreamfork/api-client/contract';
import { readDelayed } from '../db/replica.ts';
import { likeStory } from '../services/feedback/like-story.ts';
import { beginStory, describeStory } from '../services/stories/describe-story.ts';
import { listStories } from '../services/stories/list-stories.ts';
import { publishStory } from '../services/stories/publish-story.ts';
import { readSummary } from '../services/stories/read-story.ts';
import { removeStory } from '../services/stories/remove-story.ts';
import { requireRight } from '../services/stories/story-rights.ts';
import { listTags } from '../services/stories/tags.ts';
import { type RouteGroup, readerOf, textBodyLimit } from './register-routes.ts';

const toItem = (story: StorySummary): ContentItem => ({
  ...story,
  type: 'story',
  published: story.isPublic,
});

const toList = ({ stories, ...extent }: StoryListResponse) => ({
  items: stories.map(toItem),
  ...extent,
});

const registerReading: RouteGroup = ({ answer, services }) => {
  answer(contentRoutes.search, async ({ query, identify }) => {
    const reader = await readerOf(identify);
    const paged = { ...query, pageSize: query.pageSize ?? 20 };
    return toList(await listStories(services, { kind: 'public', ...reader }, paged));
  });
  answer(contentRoutes.listOwn, async ({ query, viewer }) =>
    toList(await listStories(services, { kind: 'own', ownerId: viewer.user.id }, query)),
  );
  const orders = [
    [contentRoutes.popular, 'popular'],
    [contentRoutes.recent, 'recent'],
  ] as const;
  for (const [definition, sort] of orders) {
    answer(definition, async ({ query, identify }) => {
      const scope = { kind: 'public' as const, ...(await readerOf(identify)) };
      const { stories } = await listStories(services, scope, { sort, limit: query.count });
      return { items: stories.map(toItem) };
    });
  }
  answer(contentRoutes.read, async ({ params, identify }) =>
    toItem(await readSummary(services, params.id, await readerOf(identify))),
  );
  answer(contentRoutes.categories, async ({ locale }) => ({
    items: categories.map((key) => ({ key, name: categoryNames[locale][key] })),
  }));
  answer(contentRoutes.tags, async ({ query, identify }) => {
    const { viewerId } = await readerOf(identify);
    return readDelayed(services, viewerId, (database) => listTags(database, query));
  });
};

const registerWriting: RouteGroup = ({ answer, services, limits }) => {
  const saving = { ...limits.saving, bodyLimit: textBodyLimit };
  answer(
    contentRoutes.create,
    async ({ body, viewer, locale }) =>
      toItem(await beginStory(services, { ownerId: viewer.user.id, facts: body, locale })),
    saving,
  );
  answer(
    contentRoutes.update,
    async ({ params, body, viewer, abortable }) => {
      const caller = { storyId: params.id, userId: viewer.user.id };
      const access = await requireRight(services, caller, 'edit');
      return toItem(await describeStory(abortable(), { access, facts: body }));
    },
    saving,
  );
  answer(contentRoutes.remove, async ({ params, viewer }) => {
    await removeStory(services, { ownerId: viewer.user.id, storyId: params.id });
    return { success: true as const };
  });
  answer(
    contentRoutes.publish,
    async ({ params, body, viewer }) =>
      toItem(
        await publishStory(services, {
          author: viewer.user,
          storyId: params.id,
          publish: body.publish,
        }),
      ),
    saving,
  );
  answer(
    contentRoutes.like,
    ({ params, body, viewer }) =>
      likeStory(services, {
        storyId: params.id,
        userId: viewer.user.id,
        liked: body?.liked ?? true,
      }),
    { preHandler: limits.likes },
  );
};

export const registerContentRoutes: RouteGroup = (tools) => {
  registerReading(tools);
  registerWriting(tools);
};
