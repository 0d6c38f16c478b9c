import { describe, expect, test } from 'vitest';
import { reachableNodes } from '../queries/reachability.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import type { Variable } from '../schema/variable.ts';
import { buildStory } from '../testing/buildStory.ts';
import { generateStory } from '../testing/generateStory.ts';
import { type BotOptions, createBot } from './createBot.ts';
import { readingSteps } from './readingSteps.ts';

const reported = (story: StoryDocument, options?: BotOptions) => {
  const bot = createBot(story, options);
  while (!bot.run(1000));
  return bot.report();
};

const remembering = (
  story: StoryDocument,
  variables: Variable[],
  parts: Readonly<Record<string, Partial<StoryNode>>>,
): StoryDocument => ({
  ...story,
  variables,
  nodes: story.nodes.map((node) => ({ ...node, ...parts[node.id] })),
});

const gold: Variable = { id: 'v1', name: 'золото', type: 'number', initial: 0, note: '' };
const word: Variable = { id: 'v2', name: 'слово', type: 'text', initial: '', note: '' };

const castle = buildStory()
  .node('gate', 'start')
  .node('yard', 'choice')
  .node('mine', 'text', { effects: [{ kind: 'add', variable: 'золото', value: '2' }] })
  .node('pit', 'text')
  .node('throne', 'end')
  .node('lost', 'text')
  .link('gate', 'yard')
  .choice('yard', 'Копать', 'mine')
  .choice('yard', 'Прыгнуть', 'pit')
  .choice('yard', 'Войти', 'throne')
  .choice('yard', 'Никуда')
  .link('mine', 'yard')
  .build();

const withGold = (condition: string): StoryDocument =>
  remembering(castle, [gold], {
    yard: {
      choices: (castle.nodes[1]?.choices ?? []).map((choice) =>
        choice.id === 'yard.3' ? { ...choice, condition } : choice,
      ),
    },
  });

test('B5: a report counts nodes, choices, ends and dead ends', () => {
  const report = reported(castle, { readings: 60 });
  expect(report.readings).toBe(60);
  expect(report.unreachedNodeIds).toEqual(['lost']);
  expect(report.untakenChoices).toEqual([]);
  expect([...report.choices.keys()]).toEqual(['yard.1', 'yard.2', 'yard.3']);
  expect(report.nodes.get('gate')).toBe(60);
  const [end] = report.ends;
  expect(end?.nodeId).toBe('throne');
  expect(report.deadEnds.map(({ nodeId }) => nodeId)).toEqual(['pit']);
  expect((end?.count ?? 0) + (report.deadEnds[0]?.count ?? 0)).toBe(60);
  expect(report.shortest).toMatchObject({ nodeId: 'throne', length: 3 });
  expect(report.longest?.length).toBeGreaterThan(3);
  expect(report.coverage).toBeCloseTo(8 / 9);
  expect(report.isComplete).toBe(true);
});

test('B2, B5: what only some values open is reached; a dead end has the values that led there', () => {
  const report = reported(withGold('золото = 6'), { readings: 200 });
  expect(report.shortest).toMatchObject({
    nodeId: 'throne',
    values: { v1: 6 },
    decisions: [...Array(3).fill({ choiceId: 'yard.1' }), { choiceId: 'yard.3' }],
  });
  expect(report.deadEnds[0]?.reading.values).toEqual({ v1: 0 });
  // Gold grows without end, so that there is always another state.
  expect(report.isComplete).toBe(false);
});

test('B5: a choice that never opens is named', () => {
  const report = reported(withGold('золото = 5'), { readings: 50 });
  expect(report.untakenChoices).toEqual([{ nodeId: 'yard', choiceId: 'yard.3' }]);
  expect(report.unreachedNodeIds).toEqual(['throne', 'lost']);
  expect([report.shortest, report.longest]).toEqual([null, null]);
});

const password = remembering(
  buildStory()
    .node('door', 'start')
    .node('hall', 'choice')
    .node('end', 'end')
    .link('door', 'hall')
    .choice('hall', 'Сказать', 'end')
    .build(),
  [word],
  {
    door: { effects: [{ kind: 'ask', variable: 'слово', minimum: 3, maximum: 12 }] },
    hall: {
      choices: [
        {
          id: 'hall.1',
          text: 'Сказать',
          connectionId: 'hall.1>end',
          condition: 'слово = "сезам"',
        },
      ],
    },
  },
);

test('B4: a question is answered with what the story expects and with other words', () => {
  const { ends, deadEnds, isComplete } = reported(password, { readings: 40 });
  expect(ends[0]?.reading.decisions).toEqual([{ answer: 'сезам' }, { choiceId: 'hall.1' }]);
  expect(deadEnds[0]?.nodeId).toBe('hall');
  expect(isComplete).toBe(false);
});

test('B7: the steps of a reading have answers, choices and changed values', () => {
  const { shortest } = reported(password, { readings: 40 });
  expect(shortest && readingSteps(password, shortest)).toEqual([
    { nodeId: 'door', answers: ['сезам'], changed: { v2: 'сезам' } },
    { nodeId: 'hall', answers: [], changed: {} },
    { nodeId: 'end', choiceId: 'hall.1', answers: [], changed: {} },
  ]);
});

describe('B6', () => {
  const wheel = buildStory()
    .node('start', 'choice')
    .node('a', 'choice')
    .node('b', 'text')
    .node('end', 'end')
    .choice('start', 'К колесу', 'a')
    .choice('start', 'Домой', 'end')
    .choice('a', 'Дальше', 'b')
    .link('b', 'a')
    .build();

  test('a loop that no connection leads out of is a circle', () => {
    const { circles, endlessReadings, isComplete } = reported(wheel, { readings: 20 });
    expect(circles).toHaveLength(1);
    expect(circles[0]).toMatchObject({ nodeIds: ['a', 'b'], count: endlessReadings });
    expect(circles[0]?.reading).toMatchObject({ outcome: 'endless', length: 200 });
    expect(isComplete).toBe(true);
  });

  test('a loop that a connection leads out of is none, also if a reading was left in it', () => {
    const story = { ...wheel, nodes: wheel.nodes.map((node) => ({ ...node })) };
    const open = {
      ...story,
      connections: [...story.connections, { id: 'x', fromNodeId: 'a', toNodeId: 'end' }],
      nodes: story.nodes.map((node) =>
        node.id === 'a'
          ? { ...node, choices: [...node.choices, { id: 'a.2', text: 'Выйти', connectionId: 'x' }] }
          : node,
      ),
    };
    const { circles, endlessReadings } = reported(open, { readings: 40, depth: 3 });
    expect(circles).toEqual([]);
    expect(endlessReadings).toBeGreaterThan(0);
  });
});

test('B1: a story without a start is not read', () => {
  const report = reported({ ...castle, startNodeId: null });
  expect(report).toMatchObject({ readings: 0, steps: 0, coverage: 0, ends: [] });
});

test('B1: the readings and the steps are bounded', () => {
  expect(reported(castle, { readings: 7 }).readings).toBe(7);
  const bot = createBot(castle, { readings: 1e9, steps: 500 });
  expect(bot.run(200)).toBe(false);
  expect(bot.progress().share).toBeCloseTo(0.4, 1);
  expect(bot.run(1000)).toBe(true);
  expect(bot.report().steps).toBe(500);
});

test('B2: of a large story without variables everything is reached that the graph allows', () => {
  const story = generateStory(2000);
  const { isComplete, nodes } = reported(story, { readings: 3000 });
  const reached = [...nodes].filter(([, count]) => count > 0).map(([id]) => id);
  expect(isComplete).toBe(true);
  expect(new Set(reached)).toEqual(reachableNodes(story));
});
