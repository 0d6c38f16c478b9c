import type { PlayState } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { loadReading, openReading, type Reading, stepReading, withoutNotice } from './reading.ts';

const build = () => buildStory().node('start', 'start').node('fork', 'text').link('start', 'fork');
const story = build()
  .node('door', 'text')
  .node('end', 'end')
  .link('fork', 'door')
  .link('door', 'end')
  .build();
const shorter = build().build();

const stored: PlayState = {
  currentNodeId: 'door',
  history: ['start', 'fork', 'door'],
  backStack: ['start', 'fork'],
  mode: 'auto',
  isPaused: false,
  isFinished: false,
};

const fresh = { stored: null, isReturn: true, mode: 'manual' } as const;
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

  test('resumes a stored state with a notice', () => {
    expect(openReading(story, { ...fresh, stored })).toMatchObject({
      play: stored,
      moves: 0,
      notice: 'resumed',
      isResumed: true,
    });
    expect(openReading(story, fresh)?.isResumed).toBe(false);
    expect(openReading(story, { ...fresh, stored, isReturn: false })?.notice).toBeNull();
  });

  test('a state at the start shows no notice', () => {
    const atStart = { ...stored, currentNodeId: 'start', history: ['start'], backStack: [] };
    expect(openReading(story, { ...fresh, stored: atStart })?.notice).toBeNull();
  });

  test('a finished reading starts again, unless the host supplies the state', () => {
    const atEnd = { ...stored, currentNodeId: 'end', history: ['start', 'end'], isFinished: true };
    expect(openReading(story, { ...fresh, stored: atEnd })?.play.currentNodeId).toBe('start');
    expect(openReading(story, { ...fresh, stored: atEnd, isReturn: false })?.play).toEqual(atEnd);
  });

  test('a deleted node always shows a notice', () => {
    expect(openReading(shorter, { ...fresh, stored, isReturn: false })).toMatchObject({
      play: { currentNodeId: 'fork' },
      notice: 'displaced',
    });
  });

  test('a story without a start is not opened', () => {
    expect(openReading(buildStory().build(), { ...fresh, stored })).toBeNull();
  });
});

describe('stepReading', () => {
  test('a move is counted, ends the notice and is reported', () => {
    const resumed = opened(openReading(story, { ...fresh, stored }));
    expect(stepReading(story, resumed, { type: 'back' })).toMatchObject({
      reading: { play: { currentNodeId: 'fork' }, moves: 1, notice: null },
      events: [
        { type: 'back', nodeId: 'fork' },
        { type: 'enterNode', nodeId: 'fork' },
      ],
    });
  });

  test('an event that changes nothing is not a step', () => {
    const reading = opened(openReading(story, fresh));
    expect(stepReading(story, reading, { type: 'choose', choiceId: 'none' })).toBeNull();
  });
});

describe('starting over', () => {
  const restart = { type: 'restart' } as const;

  test('can be undone, also after further steps', () => {
    const resumed = opened(openReading(story, { ...fresh, stored }));
    const over = opened(stepReading(story, resumed, restart)?.reading ?? null);
    expect(over).toMatchObject({ play: { currentNodeId: 'start' }, notice: 'restarted' });
    const gone = opened(stepReading(story, over, { type: 'tick' })?.reading ?? null);
    expect(gone).toMatchObject({ play: { currentNodeId: 'fork' }, notice: 'restarted' });
    expect(gone.beforeRestart).toEqual(stored);
    const back = loadReading(story, gone, gone.beforeRestart ?? stored)?.reading;
    expect(back).toMatchObject({ play: stored, notice: null, beforeRestart: null });
  });

  test('twice keeps the state before the first restart, also after a step in between', () => {
    const resumed = opened(openReading(story, { ...fresh, stored }));
    const over = opened(stepReading(story, resumed, restart)?.reading ?? null);
    const again = stepReading(story, over, restart)?.reading ?? over;
    expect(again).toMatchObject({ notice: 'restarted', beforeRestart: stored });
    const gone = opened(stepReading(story, again, { type: 'tick' })?.reading ?? null);
    const third = opened(stepReading(story, gone, restart)?.reading ?? null);
    expect(third).toMatchObject({ notice: 'restarted', beforeRestart: stored });
  });

  test('at the start loses nothing, so undo is not offered', () => {
    const reading = opened(openReading(story, fresh));
    expect(stepReading(story, reading, restart)?.reading).toMatchObject({
      notice: null,
      beforeRestart: null,
    });
  });

  test('the offer ends with its notice', () => {
    const resumed = opened(openReading(story, { ...fresh, stored }));
    const over = opened(stepReading(story, resumed, restart)?.reading ?? null);
    expect(withoutNotice(over)).toMatchObject({ notice: null, beforeRestart: null });
  });
});

test('only a step back restores the scroll offset', () => {
  const resumed = opened(openReading(story, { ...fresh, stored }));
  expect(stepReading(story, resumed, { type: 'back' })?.reading.isBack).toBe(true);
  expect(stepReading(story, resumed, { type: 'tick' })?.reading.isBack).toBe(false);
});

test('loading a bookmark is a move', () => {
  const reading = opened(openReading(story, fresh));
  expect(loadReading(story, reading, stored)).toMatchObject({
    reading: { play: stored, moves: 1, notice: null },
    events: [{ type: 'enterNode', nodeId: 'door' }],
  });
});

test('a bookmark on a deleted node is not loaded', () => {
  const reading = opened(openReading(story, fresh));
  expect(loadReading(shorter, reading, stored)).toBeNull();
  expect(loadReading(buildStory().build(), reading, stored)).toBeNull();
});
