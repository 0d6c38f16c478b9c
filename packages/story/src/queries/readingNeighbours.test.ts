import { expect, test } from 'vitest';
import { buildStory } from '../testing/buildStory.ts';
import { incomingConnections, readingNeighbours } from './readingNeighbours.ts';

const story = buildStory()
  .node('start', 'start')
  .node('right', 'text')
  .node('left', 'text')
  .node('end', 'end')
  .node('island', 'text')
  .choice('start', 'Налево', 'left')
  .choice('start', 'Направо', 'right')
  .link('left', 'end')
  .link('right', 'end')
  .build();

test('Q18: along the story from node to node, each once, islands last', () => {
  const order: string[] = [];
  let at: string | null = 'start';
  while (at !== null) {
    order.push(at);
    at = readingNeighbours(story, at).next;
  }
  expect(order).toEqual(['start', 'left', 'end', 'right', 'island']);
});

test('Q18: the previous of the next is the node itself, and numbers count up', () => {
  for (const { id } of story.nodes) {
    const { next, number } = readingNeighbours(story, id);
    if (next === null) continue;
    expect(readingNeighbours(story, next)).toMatchObject({ previous: id, number: number + 1 });
  }
});

test('Q18: nothing stands before the start, after the last, or beside an unknown node', () => {
  expect(readingNeighbours(story, 'start').previous).toBeNull();
  expect(readingNeighbours(story, 'island').next).toBeNull();
  expect(readingNeighbours(story, 'nowhere')).toEqual({ previous: null, next: null, number: 0 });
});

test('Q19: the incoming connections of a node, with the choices that follow them', () => {
  const sources = (nodeId: string) =>
    incomingConnections(story, nodeId).map(({ connection, choice }) => [
      connection.fromNodeId,
      choice?.text,
    ]);
  expect(sources('end')).toEqual([
    ['left', undefined],
    ['right', undefined],
  ]);
  expect(sources('right')).toEqual([['start', 'Направо']]);
  expect(sources('start')).toEqual([]);
});
