import type { StoryDocument } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';

export const names = ['анна', 'борис', 'вера'] as const;

export const lineOf = (name: string) => `${name} пишет:`;

/** Nodes in which each author has a line of their own. */
export const sharedTitles = ['Лестница', 'Комната'] as const;

/** A node in which all write at one place, its end: only here may words differ. */
export const meetingTitle = 'Сходка';

/** A node that all move. */
export const movedTitle = 'Лодка';

const lines = names.map(lineOf).join('\n\n');

/** The story that the authors begin with. */
export const togetherStory: StoryDocument = buildStory('Вместе')
  .node('beach', 'start', { title: 'Берег', content: 'Начало.' })
  .node('stairs', 'text', { title: sharedTitles[0], content: lines })
  .node('room', 'text', { title: sharedTitles[1], content: lines })
  .node('meeting', 'text', { title: meetingTitle, content: 'Говорят:' })
  .node('boat', 'end', { title: movedTitle, content: 'Лодка качается.' })
  .link('beach', 'stairs')
  .link('stairs', 'room')
  .link('room', 'meeting')
  .link('meeting', 'boat')
  .build();
