import type { StoryLocale } from './locale.ts';
import type { NodeStatus } from './nodeStatus.ts';

/** The names of the statuses. */
export const nodeStatusNames: Readonly<Record<StoryLocale, Readonly<Record<NodeStatus, string>>>> =
  {
    ru: { idea: 'Задумано', draft: 'Пишется', done: 'Готово' },
    en: { idea: 'Idea', draft: 'Draft', done: 'Done' },
  };
