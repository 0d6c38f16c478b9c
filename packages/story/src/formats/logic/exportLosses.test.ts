import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStory } from '../../schema/parseStory.ts';
import { logicStoryArbitrary } from '../../testing/logicStory.arbitrary.ts';
import { successOf } from '../../testing/outcome.ts';
import { exportLosses } from './exportLosses.ts';

const story = successOf(
  parseStory({
    title: 'Лавка',
    variables: [{ id: 'v0', name: 'золото', type: 'number', initial: 5, note: '' }],
    nodes: [
      {
        id: 'a',
        type: 'choice',
        title: 'Лавка',
        content: 'У вас {золото} и {серебро}.',
        position: { x: 0, y: 0 },
        effects: [{ kind: 'ask', variable: 'золото' }],
        media: [
          { id: 'm', mediaType: 'image', url: 'a.png' },
          { id: 's', mediaType: 'audio', url: 's.mp3', isBackground: true },
        ],
        choices: [
          {
            id: 'a1',
            text: 'Купить',
            connectionId: 'c1',
            condition: 'золото >',
            closedReason: 'Нет',
          },
          { id: 'a2', text: 'Уйти', connectionId: 'temp_a2' },
        ],
      },
      { id: 'b', type: 'end', title: 'Дом', content: '', position: { x: 0, y: 0 } },
    ],
    connections: [{ id: 'c1', fromNodeId: 'a', toNodeId: 'b' }],
    startNodeId: 'a',
    notes: [
      {
        id: 'n',
        text: 'Позже',
        position: { x: 0, y: 0 },
        size: { width: 90, height: 90 },
        colour: 'grey',
      },
    ],
  }),
);

const countsOf = (target: Parameters<typeof exportLosses>[1]) =>
  exportLosses(story, target).map(({ code, count }) => `${code} ${count}`);

describe('W14: what a format cannot hold', () => {
  test('is told with the number of places', () => {
    expect(countsOf('ink')).toEqual([
      'mistake 2',
      'question 1',
      'closed-reason 1',
      'no-target 1',
      'media 2',
      'notes 1',
    ]);
    expect(countsOf('gamebook')).toEqual(['mistake 2', 'no-target 1', 'sound 1']);
    expect(countsOf('markdown')).toEqual(['logic 3', 'media 2', 'notes 1']);
  });

  test('mistakes alone keep a story from being a book', () => {
    expect(exportLosses(story, 'epub')).toMatchObject([
      { code: 'mistake', nodeIds: ['a'], isBlocking: true },
      { code: 'no-target', isBlocking: false },
      { code: 'sound', isBlocking: false },
    ]);
    expect(exportLosses(story, 'ink').some(({ isBlocking }) => isBlocking)).toBe(false);
  });

  test('effects that never change anything are named, and nothing else of a story without mistakes', () => {
    fc.assert(
      fc.property(logicStoryArbitrary, (generated) => {
        const idle = generated.nodes.flatMap(({ effects = [], choices }) =>
          [...effects, ...choices.flatMap((choice) => choice.effects ?? [])].filter(
            ({ variable, value }) => variable === 'unknown' || value === 'key',
          ),
        );
        const [mistake] = exportLosses(generated, 'yarn').filter(({ code }) => code === 'mistake');
        expect(mistake?.count ?? 0).toBe(idle.length);
      }),
      { numRuns: 40 },
    );
  });
});
