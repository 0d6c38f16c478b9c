import { describe, expect, test } from 'vitest';
import { buildStory } from '../testing/buildStory.ts';
import { sampleStory } from '../testing/sampleStory.ts';
import { adviseStory } from './adviseStory.ts';
import { problemMessages } from './messages.ts';
import { problemCodes } from './problem.ts';

const linear = buildStory().node('a', 'start').node('b', 'end').link('a', 'b');

describe('adviseStory', () => {
  test('V1–V7: a whole story needs no advice', () => {
    expect(adviseStory(sampleStory)).toEqual([]);
    expect(adviseStory(linear.build())).toEqual([]);
  });

  test('V1: names nodes that no reader gets to', () => {
    expect(adviseStory(linear.node('c', 'end').build())).toEqual([
      { code: 'node-unreachable', place: { nodeId: 'c' } },
    ]);
  });

  test('V2: names dead ends', () => {
    const story = linear.node('c', 'text').link('a', 'c').build();
    expect(adviseStory(story)).toEqual([{ code: 'node-dead-end', place: { nodeId: 'c' } }]);
  });

  test('V3: names choices that lead nowhere, with or without a placeholder', () => {
    const story = buildStory()
      .node('a', 'choice')
      .node('b', 'end')
      .choice('a', 'Дальше', 'b')
      .choice('a', 'Никуда')
      .build();
    const advice = [{ code: 'choice-unlinked', place: { nodeId: 'a', choiceId: 'a.2' } }];
    expect(adviseStory(story)).toEqual(advice);
    expect(adviseStory({ ...story, connections: story.connections.slice(0, 1) })).toEqual(advice);
  });

  test('V4: says when the story never ends', () => {
    const loop = buildStory().node('a', 'start').node('b', 'text').link('a', 'b').link('b', 'a');
    expect(adviseStory(loop.build())).toEqual([{ code: 'story-without-end', place: {} }]);
  });

  test('V5: names pages without words', () => {
    const story = buildStory()
      .node('a', 'start', { content: ' \n' })
      .node('b', 'image', { content: '' })
      .node('c', 'end', { content: '' })
      .link('a', 'b')
      .link('b', 'c')
      .build();
    expect(adviseStory(story)).toEqual([{ code: 'node-text-empty', place: { nodeId: 'a' } }]);
  });

  test('V6: says that the start is not chosen, and then keeps V1 and V4 to itself', () => {
    expect(adviseStory(linear.start(null).build())).toEqual([
      { code: 'start-node-unset', place: {} },
    ]);
  });

  test('V7: names connections that nobody ever follows', () => {
    const story = buildStory()
      .node('a', 'choice')
      .node('b', 'end')
      .choice('a', 'Дальше', 'b')
      .link('a', 'b')
      .link('b', 'a')
      .build();
    expect(adviseStory(story)).toEqual([
      { code: 'connection-ignored', place: { connectionId: 'a>b', nodeId: 'a' } },
      { code: 'connection-ignored', place: { connectionId: 'b>a', nodeId: 'b' } },
    ]);
  });
});

describe('problemMessages', () => {
  test.each(problemCodes)('V8: %s is worded in both languages', (code) => {
    expect(problemMessages.ru[code]).toMatch(/^[А-Я«].+\. [А-Я].+\.$/);
    expect(problemMessages.en[code]).toMatch(/^[A-Z].+\. [A-Z].+\.$/);
  });
});
