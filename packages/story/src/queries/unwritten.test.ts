import { expect, test } from 'vitest';
import { buildStory } from '../testing/buildStory.ts';
import { isUnwritten, nextUnwritten } from './unwritten.ts';

const empty = { content: '' };
const story = buildStory()
  .node('start', 'start')
  .node('right', 'text', empty)
  .node('left', 'text', { content: 'Введите текст узла...' })
  .node('deep', 'end', empty)
  .node('film', 'video', { content: 'Введите описание медиа' })
  .node('island', 'choice', { content: ' ' })
  .choice('start', 'Налево', 'left')
  .choice('start', 'Направо', 'right')
  .link('left', 'deep')
  .build();

test('Q15: a node is unwritten while its text is empty or a default one, unless it is of a media type', () => {
  const unwritten = story.nodes.filter(isUnwritten).map(({ id }) => id);
  expect(unwritten).toEqual(['right', 'left', 'deep', 'island']);
});

test('Q15: the next unwritten node follows the outline, and the start again after the last', () => {
  const round = ['start', 'left', 'deep', 'right', 'island'];
  expect(round.map((nodeId) => nextUnwritten(story, nodeId))).toEqual([
    'left',
    'deep',
    'right',
    'island',
    'left',
  ]);
  expect(nextUnwritten(story, null)).toBe('left');
});

test('Q15: there is none where every other node is written', () => {
  const written = buildStory().node('a', 'start', empty).node('b', 'text').link('a', 'b').build();
  expect(nextUnwritten(written, 'a')).toBeNull();
  expect(nextUnwritten(written, 'b')).toBe('a');
});
