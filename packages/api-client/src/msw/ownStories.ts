import type { HttpHandler } from 'msw';
import { contract } from '../contract/index.ts';
import { errorReply } from './errorReply.ts';
import { done, handle, type Setting } from './handle.ts';
import { latestFirst } from './lookups.ts';
import { saveStory } from './saveStory.ts';
import { findOwn } from './stories.ts';
import { summaryOf } from './summaries.ts';
import { copyUnpublished, isUnpublishedContent } from './unpublished.ts';

const { ownStories } = contract;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const ownStoryHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, ownStories.figures, ({ database, session: { user } }) => {
    const own = database.stories.filter(({ ownerId }) => ownerId === user.id);
    return {
      totalStories: own.length,
      publishedStories: own.filter(({ isPublic }) => isPublic).length,
      viewCount: sum(own.map(({ viewCount }) => viewCount)),
      choiceCount: sum(own.map(({ choiceCount }) => choiceCount)),
      recent: latestFirst(own, ({ updatedAt }) => updatedAt)
        .slice(0, 3)
        .map((story) => summaryOf(database, story, user.id)),
    };
  }),

  handle(setting, ownStories.duplicate, ({ database, params, session: { user } }) => {
    const story = findOwn(database, params.id, user.id);
    if (!story) return errorReply('story-not-found');
    const { title, description, ...content } = story.document;
    const form = {
      title: `${title} (копия)`,
      description,
      content: JSON.stringify(content),
      tags: [...story.tags],
      isPublic: false,
    };
    const { category, coverFileId } = story;
    const saved = saveStory(database, form, { ownerId: user.id, category, coverFileId });
    if (!('story' in saved)) return saved;
    copyUnpublished(database, story, saved.story.id);
    const copy = findOwn(database, saved.story.id, user.id);
    return copy ? { ...done, story: summaryOf(database, copy, user.id) } : saved;
  }),

  handle(setting, ownStories.restore, ({ database, params, session: { user } }) => {
    const story = database.removed.find(
      ({ id, ownerId }) => id === params.id && ownerId === user.id,
    );
    if (!story) return errorReply('story-not-found');
    if (story.isPublic && isUnpublishedContent(database, story))
      return errorReply('story-unpublished');
    database.removed = database.removed.filter((one) => one !== story);
    database.stories = [...database.stories, story];
    return { ...done, story: summaryOf(database, story, user.id) };
  }),
];
