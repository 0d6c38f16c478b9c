import type { PlayState } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { loadReading, openReading, type Reading, stepReading } from './reading.ts';

const build = () => buildStory().node('start', 'start').node('fork', 'text').link('start', 'fork');
const story = build()
  .node('door', 'text')
  .node('end', 'end')
  .link('fork', 'door')
  .link('door', 'end')
  .build();
const shorter = build().build();

const kept: PlayState = {
  currentNodeId: 'door',
  history: ['start', 'fork', 'door'],
  trail: ['start', 'fork'],
  mode: 'auto',
  isPaused: false,
  isFinished: false,
};

const fresh = { kept: null, isReturn: true, mode: 'manual' } as const;
const opened = (reading: Reading | null): Reading => {
  if (!reading) throw new Error('The story can be read.');
  return reading;
};

describe('openReading', () => {
  test('begins at the start in the mode asked for', () => {
    expect(openReading(story, { ...fresh, mode: 'auto' })).toMatchObject({
      play: { currentNodeId: 'start', mode: 'auto' },
      notice: null,
    });
  });

  test('goes on at a kept place and says so', () => {
    expect(openReading(story, { ...fresh, kept })).toMatchObject({
      play: kept,
      moves: 0,
      notice: 'resumed',
    });
    expect(openReading(story, { ...fresh, kept, isReturn: false })?.notice).toBeNull();
  });

  test('a place at the very start is nothing to tell of', () => {
    const atStart = { ...kept, currentNodeId: 'start', history: ['start'], trail: [] };
    expect(openReading(story, { ...fresh, kept: atStart })?.notice).toBeNull();
  });

  test('who read to an end begins anew, unless the host says where', () => {
    const atEnd = { ...kept, currentNodeId: 'end', history: ['start', 'end'], isFinished: true };
    expect(openReading(story, { ...fresh, kept: atEnd })?.play.currentNodeId).toBe('start');
    expect(openReading(story, { ...fresh, kept: atEnd, isReturn: false })?.play).toEqual(atEnd);
  });

  test('a place that the author took away is told in any case', () => {
    expect(openReading(shorter, { ...fresh, kept, isReturn: false })).toMatchObject({
      play: { currentNodeId: 'fork' },
      notice: 'displaced',
    });
  });

  test('a story with nowhere to start is not opened', () => {
    expect(openReading(buildStory().build(), { ...fresh, kept })).toBeNull();
  });
});

describe('stepReading', () => {
  test('a move counts, ends the notice and is told', () => {
    const resumed = opened(openReading(story, { ...fresh, kept }));
    expect(stepReading(story, resumed, { type: 'back' })).toMatchObject({
      reading: { play: { currentNodeId: 'fork' }, moves: 1, notice: null },
      told: [
        { type: 'back', nodeId: 'fork' },
        { type: 'enterNode', nodeId: 'fork' },
      ],
    });
  });

  test('what changes nothing is no step', () => {
    const reading = opened(openReading(story, fresh));
    expect(stepReading(story, reading, { type: 'choose', choiceId: 'none' })).toBeNull();
  });
});

test('a saved place is taken up as a move', () => {
  const reading = opened(openReading(story, fresh));
  expect(loadReading(story, reading, kept)).toMatchObject({
    reading: { play: kept, moves: 1, notice: null },
    told: [{ type: 'enterNode', nodeId: 'door' }],
  });
  expect(loadReading(shorter, reading, kept)?.reading.notice).toBe('displaced');
  expect(loadReading(buildStory().build(), reading, kept)).toBeNull();
});
