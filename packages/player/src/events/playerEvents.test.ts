import type { PlayState } from '@dreamfork/story';
import { describe, expect, test } from 'vitest';
import { playerEvents } from './playerEvents.ts';

const at = (currentNodeId: string, isFinished = false): PlayState => ({
  currentNodeId,
  history: [currentNodeId],
  backStack: [],
  mode: 'manual',
  isPaused: false,
  isFinished,
});

describe('playerEvents', () => {
  test('a choice is reported with its node, then the visited node', () => {
    expect(playerEvents(at('fork'), { type: 'choose', choiceId: 'left' }, at('shore'))).toEqual([
      { type: 'choose', nodeId: 'fork', choiceId: 'left' },
      { type: 'enterNode', nodeId: 'shore' },
    ]);
  });

  test('reaching an end is reported once, on arrival', () => {
    expect(playerEvents(at('fork'), { type: 'next' }, at('home', true))).toEqual([
      { type: 'enterNode', nodeId: 'home' },
      { type: 'end', nodeId: 'home' },
    ]);
    expect(
      playerEvents(at('home', true), { type: 'setPaused', isPaused: true }, at('home', true)),
    ).toEqual([]);
  });

  test('going back and restarting are reported as visits', () => {
    expect(playerEvents(at('shore'), { type: 'back' }, at('fork'))).toEqual([
      { type: 'back', nodeId: 'fork' },
      { type: 'enterNode', nodeId: 'fork' },
    ]);
    expect(playerEvents(at('start'), { type: 'restart' }, at('start'))).toEqual([
      { type: 'restart', nodeId: 'start' },
    ]);
  });

  test('an event that changes nothing is not reported', () => {
    expect(playerEvents(at('fork'), { type: 'choose', choiceId: 'gone' }, at('fork'))).toEqual([]);
    expect(playerEvents(at('start'), { type: 'back' }, at('start'))).toEqual([]);
  });
});
