import { expect, test } from 'vitest';
import { widthStep } from '../../components/readingFigures/readingMarks.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { storyReaders } from '../../testing/storyReaders.ts';
import { readerMarks } from './readerMarks.ts';

const told = await storyReaders.figures({
  id: 'lighthouse',
  version: null,
  period: null,
  source: null,
  device: null,
});
if (!told.ok) throw new Error('There are no figures.');
const marks = readerMarks(told.value, lighthouseStory);

test('every node has figures, also where nobody came', () => {
  expect(marks.nodes.get('boat')).toEqual({ readers: 0, left: 0, ended: 0 });
  expect(marks.nodes.size).toBe(lighthouseStory.nodes.length);
});

test('a connection has the readers of its choice, or those who went on from its node', () => {
  const between = (from: string, to: string) =>
    marks.connections.get(
      lighthouseStory.connections.find(
        ({ fromNodeId, toNodeId }) => fromNodeId === from && toNodeId === to,
      )?.id ?? '',
    );
  expect(between('start', 'foot')).toBe(60);
  expect(between('foot', 'lamp')).toBe(39);
  expect(between('foot', 'boat')).toBe(0);
  expect(between('lamp', 'dawn')).toBe(39);
  expect(between('keeper', 'dawn')).toBe(1);
});

test('choices have shares among all that were made in the node', () => {
  expect([...marks.choices.values()]).toEqual([
    { chosen: 39, share: 0.75 },
    { chosen: 13, share: 0.25 },
    { chosen: 0, share: 0 },
  ]);
});

test('widths grow with the share of readers, and anybody is more than nobody', () => {
  expect([0, 1, 32, 64, 90].map((readers) => widthStep(readers, 64))).toEqual([0, 1, 3, 6, 6]);
  expect(widthStep(0, 0)).toBe(0);
});
