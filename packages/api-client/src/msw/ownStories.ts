import type { HttpHandler } from 'msw';
import { contract } from '../contract/index.ts';
import { toStorySummary } from '../fixtures/index.ts';
import { done, handle, type Setting } from './handle.ts';
import { latestFirst } from './paging.ts';
import { refuse } from './refuse.ts';
import { saveStory } from './saveStory.ts';
import { findOwn } from './stories.ts';

const { ownStories } = contract;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const ownStoryHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, ownStories.figures, ({ world, session: { user } }) => {
    const own = world.stories.filter(({ ownerId }) => ownerId === user.id);
    return {
      totalStories: own.length,
      publishedStories: own.filter(({ isPublic }) => isPublic).length,
      viewCount: sum(own.map(({ viewCount }) => viewCount)),
      choiceCount: sum(own.map(({ choiceCount }) => choiceCount)),
      recent: latestFirst(own, ({ updatedAt }) => updatedAt)
        .slice(0, 3)
        .map((story) => toStorySummary(story, world.users, user.id)),
    };
  }),

  handle(setting, ownStories.duplicate, ({ world, params, session: { user } }) => {
    const story = findOwn(world, params.id, user.id);
    if (!story) return refuse('story-not-found');
    const { title, description, ...content } = story.document;
    const form = {
      title: `${title} (копия)`,
      description,
      content: JSON.stringify(content),
      tags: [...story.tags],
      isPublic: false,
    };
    return saveStory(world, form, { ownerId: user.id, category: story.category });
  }),

  handle(setting, ownStories.restore, ({ world, params, session: { user } }) => {
    const story = world.removed.find(({ id, ownerId }) => id === params.id && ownerId === user.id);
    if (!story) return refuse('story-not-found');
    world.removed = world.removed.filter((one) => one !== story);
    world.stories = [...world.stories, story];
    return { ...done, story: toStorySummary(story, world.users, user.id) };
  }),
];
