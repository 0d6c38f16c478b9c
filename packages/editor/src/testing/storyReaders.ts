import { succeed } from '@dreamfork/story';
import type { ReaderFigures, ReaderServices } from '../services/index.ts';
import { lighthouseStory } from './lighthouseStory.ts';

const [first, second] = lighthouseStory.nodes.find(({ id }) => id === 'foot')?.choices ?? [];

const whole: ReaderFigures = {
  versions: [
    { version: 3, starts: 12 },
    { version: 2, starts: 52 },
  ],
  starts: 64,
  completions: 40,
  nodes: [
    { nodeId: 'start', readers: 64, left: 4, ended: 0 },
    { nodeId: 'foot', readers: 60, left: 8, ended: 0 },
    { nodeId: 'lamp', readers: 39, left: 0, ended: 0 },
    { nodeId: 'keeper', readers: 13, left: 12, ended: 0 },
    { nodeId: 'dawn', readers: 40, left: 0, ended: 40 },
  ],
  choices: [
    { nodeId: 'foot', choiceId: first?.id ?? '', chosen: 39 },
    { nodeId: 'foot', choiceId: second?.id ?? '', chosen: 13 },
  ],
};

const few: ReaderFigures = {
  ...whole,
  starts: 12,
  completions: 7,
  nodes: [
    { nodeId: 'start', readers: 12, left: 1, ended: 0 },
    { nodeId: 'foot', readers: 11, left: 4, ended: 0 },
    { nodeId: 'lamp', readers: 7, left: 0, ended: 0 },
    { nodeId: 'dawn', readers: 7, left: 0, ended: 7 },
  ],
  choices: [{ nodeId: 'foot', choiceId: first?.id ?? '', chosen: 7 }],
};

/** Readers of the lighthouse: 64 of all, few of a single version, of the last week, or on phones in a frame. */
export const storyReaders: ReaderServices = {
  figures: async ({ version, period, source, device }) => {
    const isPart = version !== null || period === 'week';
    return succeed(isPart || (source === 'embed' && device === 'phone') ? few : whole);
  },
};
