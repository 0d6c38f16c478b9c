import { describe, expect, test } from 'vitest';
import type { StoryDocument } from '../schema/document.ts';
import { successOf } from '../testing/outcome.ts';
import { back, began, choose, next, play, story, withNodes } from './memory.fixtures.ts';
import { playReducer } from './playReducer.ts';
import { parsePlayState } from './playState.ts';
import { nextViews, playView } from './playView.ts';
import { resumePlay } from './resumePlay.ts';
import { startPlay } from './startPlay.ts';
import { startPlayAt } from './startPlayAt.ts';

describe('back and jumps', () => {
  test('P7: a jump restores what the reader had there, and back undoes the jump', () => {
    const far = play(began, next, choose('guard.3'), next);
    const jumped = play(far, { type: 'jump', nodeId: 'gate' });
    expect(jumped.memory).toMatchObject({ values: began.memory?.values, visits: { gate: 1 } });
    expect(play(jumped, back)).toEqual({ ...far, history: jumped.history });
  });

  test('P9: with an unknown node its changes are undone with the step before', () => {
    const far = play(began, next, choose('guard.3'), next);
    const without = {
      ...story,
      nodes: story.nodes.filter(({ id }) => id !== 'cave'),
      connections: story.connections.filter(({ id }) => !id.includes('cave')),
    };
    const returned = playReducer(without, far, back);
    expect(returned.currentNodeId).toBe('guard');
    expect(returned.memory?.values).toEqual(began.memory?.values);
  });
});

describe('P17: a story that changed since', () => {
  test('a new variable gets its initial value, one of another type too', () => {
    const changed: StoryDocument = {
      ...story,
      variables: [
        { id: 'v1', name: 'монеты', type: 'number', initial: 0, note: '' },
        { id: 'v2', name: 'ключ', type: 'text', initial: 'нет', note: '' },
        { id: 'v9', name: 'сила', type: 'number', initial: 5, note: '' },
      ],
    };
    expect(resumePlay(changed, began)?.state.memory?.values).toEqual({ v1: 3, v2: 'нет', v9: 5 });
    const { variables: _variables, ...plain } = story;
    expect(resumePlay(plain, began)?.state).not.toHaveProperty('memory');
  });

  test('a state from before the variables counts every visited node once', () => {
    const { memory: _memory, ...old } = play(began, next);
    expect(resumePlay(story, old)?.state.memory).toMatchObject({
      values: { v1: 2, v2: false, v3: '' },
      visits: { gate: 1, guard: 1 },
      undo: [{}],
    });
  });

  test('stored data that is no memory is left out, the place stays', () => {
    const stored = JSON.parse(JSON.stringify(began));
    expect(parsePlayState(stored)).toEqual(began);
    for (const memory of [
      7,
      null,
      { ...began.memory, undo: [1] },
      { ...began.memory, seed: '1' },
    ]) {
      const read = parsePlayState({ ...stored, memory });
      expect(read).toMatchObject({ currentNodeId: 'gate' });
      expect(read).not.toHaveProperty('memory');
    }
  });
});

describe('P18: random numbers', () => {
  const dice = withNodes(story, (id) => ({
    effects: id === 'guard' ? [{ kind: 'set', variable: 'золото', value: 'random(1, 1000)' }] : [],
  }));
  const rolled = (seed: number) =>
    playReducer(dice, successOf(startPlay(dice, { seed })), next).memory?.values.v1;

  test('follow from the seed and the step, so that back and replay agree', () => {
    const start = successOf(startPlay(dice, { seed: 7 }));
    const there = playReducer(dice, start, next);
    const again = playReducer(dice, playReducer(dice, there, back), next);
    expect(again.memory).toEqual(there.memory);
    expect(new Set(Array.from({ length: 50 }, (_, seed) => rolled(seed))).size).toBeGreaterThan(40);
  });

  test('P8: a restart is a reading of its own', () => {
    const over = play(play(began, next, choose('guard.3')), { type: 'restart' });
    expect(over.memory).toEqual({ ...began.memory, seed: over.memory?.seed });
    expect(over.memory?.seed).not.toBe(7);
  });
});

test('P13: a view of the next step has the effects of its choice', () => {
  const atGuard = play(began, next);
  expect(nextViews(story, atGuard, 9).map(({ node }) => node.id)).toEqual(['cave']);
  const rich = play(atGuard, choose('guard.3'));
  expect(nextViews(story, rich, 9)[0]?.node.content).toBe('Золота: 4');
});

test('P16: a path to the node runs the effects of its nodes and choices', () => {
  const state = startPlayAt(story, { nodeId: 'cave', path: ['gate', 'guard', 'cave'] });
  expect(state.memory?.values).toMatchObject({ v1: 4, v2: true });
  expect(playView(story, state)).not.toBeNull();
});
