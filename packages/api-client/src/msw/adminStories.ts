import type { HttpHandler } from 'msw';
import { contract, dayOf, lastDays } from '../contract/index.ts';
import { monitoringAnswer } from '../fixtures/index.ts';
import { handle, type Setting } from './handle.ts';

const { adminStories } = contract;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Figures over all stories, for administrators. */
export const adminStoryHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, adminStories.statistics, ({ database: { stories, playedReadings } }) => {
    const open = stories.filter(({ isPublic }) => isPublic);
    const totalViews = sum(stories.map(({ viewCount }) => viewCount));
    const publicStoryViews = sum(open.map(({ viewCount }) => viewCount));
    const readings = [...playedReadings.values()];
    return {
      totalStories: stories.length,
      publicStories: open.length,
      privateStories: stories.length - open.length,
      totalViews,
      publicStoryViews,
      privateStoryViews: totalViews - publicStoryViews,
      totalPlaythroughs: totalViews,
      completedPlaythroughs: readings.filter(({ endIds }) => endIds.length > 0).length,
    };
  }),

  handle(setting, adminStories.popular, ({ database: { stories, users }, query: { limit } }) => ({
    stories: stories
      .toSorted((one, other) => other.viewCount - one.viewCount)
      .slice(0, limit)
      .map(({ id, document, ownerId, isPublic, viewCount, createdAt }) => ({
        id,
        title: document.title,
        description: document.description,
        authorName: users.find((user) => user.id === ownerId)?.displayName ?? '',
        isPublic,
        viewCount,
        createdAt,
      })),
  })),

  handle(setting, adminStories.dashboard, ({ database }) => {
    const { users, stories, playedReadings } = database;
    const isOn = (day: string) => (one: { createdAt: string }) =>
      dayOf(Date.parse(one.createdAt)) === day;
    return {
      ...monitoringAnswer.figures,
      days: lastDays(Date.parse(database.now()), (day) => ({
        users: users.filter(isOn(day)).length,
        stories: stories.filter(isOn(day)).length,
        reads: [...playedReadings.values()].filter((reading) => reading.day === day).length,
      })),
    };
  }),
];
