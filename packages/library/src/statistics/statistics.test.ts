import type { StoryStatistics } from '@dreamfork/api-client';
import { shareOf } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { compareChoices, compareStories } from './comparison.ts';
import { choiceFigures, endingFigures, nodeFigures } from './figures.ts';
import { statisticsMessages } from './messages.ts';
import { durationText } from './names.ts';
import { statisticsCsv } from './statisticsCsv.ts';

const fork = sampleStory.nodes.find(({ choices }) => choices.length > 1);
const [left, right] = fork?.choices ?? [];
const ends = sampleStory.nodes.filter(({ type }) => type === 'end');

const statistics: StoryStatistics = {
  version: null,
  versions: [{ version: 1, starts: 50 }],
  starts: 50,
  completions: 20,
  medianSeconds: 60,
  nodes: [
    { nodeId: fork?.id ?? '', readers: 50, left: 3, ended: 0 },
    { nodeId: ends[0]?.id ?? '', readers: 20, left: 0, ended: 20 },
    { nodeId: 'gone', readers: 4, left: 0, ended: 0 },
  ],
  choices: [
    { nodeId: fork?.id ?? '', choiceId: left?.id ?? '', chosen: 30 },
    { nodeId: fork?.id ?? '', choiceId: 'gone', chosen: 10 },
  ],
  days: [{ day: '2026-11-01', starts: 50, completions: 20 }],
};

describe('figures', () => {
  test('every node of the document has a row, and so has what it lost', () => {
    const nodes = nodeFigures(statistics, { document: sampleStory });
    expect(nodes).toHaveLength(sampleStory.nodes.length + 1);
    expect(nodes.find(({ nodeId }) => nodeId === fork?.id)).toMatchObject({ readers: 50, left: 3 });
    expect(nodes.at(-1)).toMatchObject({ nodeId: 'gone', presence: 'removed', readers: 4 });
    const unknown = nodeFigures(statistics, { document: undefined });
    expect(unknown.map(({ presence }) => presence)).toEqual(['unknown', 'unknown', 'unknown']);
  });

  test('a choice has its share among all that were made in its node', () => {
    const choices = choiceFigures(statistics, { document: sampleStory });
    const ofFork = choices.filter(({ node }) => node.title === fork?.title);
    expect(ofFork.find(({ text }) => text === left?.text)).toMatchObject({
      share: 0.75,
      expected: 1 / (fork?.choices.length ?? 0),
    });
    expect(ofFork.find(({ text }) => text === right?.text)).toMatchObject({ chosen: 0, share: 0 });
    expect(ofFork.at(-1)).toMatchObject({
      presence: 'removed',
      chosen: 10,
      share: 0.25,
      expected: null,
    });
  });

  test('under 30 there are no shares', () => {
    expect([shareOf(1, 29), shareOf(3, 30)]).toEqual([null, 0.1]);
  });

  test('endings that were found are told among all', () => {
    const endings = endingFigures(statistics, { document: sampleStory });
    expect(endings).toEqual({ found: 1, all: ends.length });
  });
});

test.each([
  [0, '0 с'],
  [59, '59 с'],
  [90, '2 мин'],
  [3590, '1 ч 0 мин'],
  [5400, '1 ч 30 мин'],
])('%d seconds are «%s»', (seconds, text) => {
  expect(durationText(seconds, statisticsMessages.ru)).toBe(text);
});

test('the file holds the story, its nodes, choices and days', () => {
  const nodes = nodeFigures(statistics, { document: sampleStory });
  const choices = choiceFigures(statistics, { document: sampleStory });
  const csv = statisticsCsv(
    { title: 'Маяк', statistics, nodes, choices, document: sampleStory },
    'ru',
  );
  const lines = csv.trim().split('\r\n');
  expect(lines[0]).toContain('Что;Узел;Вариант;Читателей;Остановились здесь;Дошли до конца');
  expect(lines[1]).toBe('История;Маяк;;50;;20');
  expect(lines).toHaveLength(2 + nodes.length + choices.length + 1);
  expect(lines.at(-1)).toBe('День;2026-11-01;;50;;20');
});

const reportOf = (found: StoryStatistics) => ({
  statistics: found,
  document: sampleStory,
  nodes: nodeFigures(found, { document: sampleStory }),
  choices: choiceFigures(found, { document: sampleStory }),
  endings: endingFigures(found, { document: sampleStory }),
});

const before: StoryStatistics = {
  ...statistics,
  starts: 40,
  completions: 20,
  medianSeconds: 120,
  choices: [{ nodeId: fork?.id ?? '', choiceId: left?.id ?? '', chosen: 20 }],
};

describe('comparison', () => {
  test('figures of a story stand side by side, with the difference in words', () => {
    const rows = compareStories(reportOf(statistics), reportOf(before), 'ru');
    expect(rows.map(({ id, difference }) => [id, difference])).toEqual([
      ['starts', 'на 10 больше'],
      ['completions', 'столько же'],
      ['share', 'на 10 п. п. меньше'],
      ['median', 'на 1 мин меньше'],
      ['endings', 'столько же'],
    ]);
  });

  test('choices are compared in shares alone; a side with too few readings says so', () => {
    const of = (other: StoryStatistics) =>
      compareChoices(reportOf(statistics), reportOf(other), 'en').find(({ choice }) =>
        choice.id.endsWith(` ${left?.id}`),
      );
    expect(of(before)).toMatchObject({ values: ['75%', 'too few readings'], difference: '—' });
    const enough = { nodeId: fork?.id ?? '', choiceId: left?.id ?? '', chosen: 40 };
    expect(of({ ...before, choices: [enough] })).toMatchObject({
      values: ['75%', '100%'],
      difference: '25 pp less',
    });
  });

  test('the file has a column for what is compared', () => {
    const source = { title: 'Маяк', ...reportOf(statistics) };
    const csv = statisticsCsv({ ...source, other: { ...reportOf(before), name: 'раньше' } }, 'ru');
    const lines = csv.trim().split('\r\n');
    expect(lines[0]).toMatch(/;Читателей: раньше$/);
    expect(lines[1]).toBe('История;Маяк;;50;;20;40');
  });
});
