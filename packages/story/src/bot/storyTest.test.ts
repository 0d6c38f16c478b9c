import { describe, expect, test } from 'vitest';
import { applyChange } from '../change/applyChange.ts';
import { reverseChange } from '../change/change.ts';
import { mergeStories } from '../merge/mergeStories.ts';
import { addStoryTest, removeStoryTest, renameStoryTest } from '../operations/storyTests.ts';
import { playableStory } from '../play/playableStory.ts';
import type { StoryDocument } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';
import { serialiseStory } from '../schema/serialiseStory.ts';
import type { ReadingDecision } from '../schema/storyTest.ts';
import { buildStory } from '../testing/buildStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { brokenTestText } from './messages.ts';
import { runStoryTests, testValues } from './runStoryTest.ts';

const plain = buildStory()
  .node('gate', 'start', {
    title: 'Ворота',
    effects: [
      { kind: 'ask', variable: 'имя', maximum: 9 },
      { kind: 'add', variable: 'золото', value: '2' },
    ],
  })
  .node('yard', 'choice', { title: 'Двор' })
  .node('hall', 'text', { title: 'Зал' })
  .node('end', 'end', { title: 'Трон' })
  .link('gate', 'yard')
  .choice('yard', 'Войти', 'hall')
  .choice('yard', 'Уйти')
  .link('hall', 'end')
  .build();

const base: StoryDocument = {
  ...plain,
  variables: [
    { id: 'v1', name: 'золото', type: 'number', initial: 1, note: '' },
    { id: 'v2', name: 'имя', type: 'text', initial: '', note: '' },
  ],
};

const reading = {
  id: 't1',
  title: 'До трона',
  seed: 4,
  decisions: [{ answer: 'Аня' }, { choiceId: 'yard.1' }] as ReadingDecision[],
  nodeId: 'end',
  values: { v1: 3, v2: 'Аня' },
};

const kept = successOf(addStoryTest(base, { test: reading })).story;

const changed = (change: (text: string) => string): StoryDocument =>
  successOf(parseStory(JSON.parse(change(serialiseStory(kept)))));

const brokenIn = (story: StoryDocument) => {
  const [outcome] = runStoryTests(story);
  return (
    outcome?.broken && ([outcome.broken.code, brokenTestText(story, outcome.broken, 'ru')] as const)
  );
};

describe('D23', () => {
  test('tests survive a round trip, unknown keys included', () => {
    const more = { ...kept, tests: kept.tests?.map((one) => ({ ...one, colour: 'red' })) };
    expect(parseStory(JSON.parse(serialiseStory(more)))).toEqual({ ok: true, value: more });
  });

  test('a document without tests is written as before; entries that are no tests are left out', () => {
    for (const tests of [
      undefined,
      [],
      'x',
      [null, { id: 'a' }, { ...reading, decisions: [{}] }],
    ]) {
      const parsed = successOf(parseStory({ ...base, tests }));
      expect(serialiseStory(parsed)).toBe(serialiseStory(base));
    }
  });

  test('play ignores tests', () => {
    expect(successOf(playableStory({ ...base, tests: 5 })).nodes).toHaveLength(4);
  });
});

describe('E41', () => {
  test('a kept reading has the values that it comes to, and is one step of undo', () => {
    const { story, change } = successOf(addStoryTest(base, { test: reading }));
    expect(story.tests).toEqual([reading]);
    expect(serialiseStory(applyChange(story, reverseChange(change)))).toBe(serialiseStory(base));
  });

  test('what cannot be kept is refused', () => {
    const add = (story: StoryDocument, parts: Partial<typeof reading>) =>
      failureOf(addStoryTest(story, { test: { ...reading, id: 't2', ...parts } })).code;
    expect(add(kept, { id: 't1' })).toBe('id-taken');
    expect(add(base, { decisions: Array(1001).fill({ answer: 'а' }) })).toBe('test-too-long');
    const [one] = kept.tests ?? [];
    const many = {
      ...kept,
      tests: Array.from({ length: 200 }, (_, id) => ({ ...one, id: `${id}` })),
    };
    expect(add(many as StoryDocument, {})).toBe('tests-too-many');
  });
});

test('E42: a test is renamed and removed; one that is gone is refused', () => {
  const renamed = successOf(renameStoryTest(kept, { testId: 't1', title: '' })).story;
  expect(renamed.tests?.[0]?.title).toBe('');
  expect(successOf(renameStoryTest(kept, { testId: 't1', title: 'До трона' })).story).toBe(kept);
  expect(successOf(removeStoryTest(kept, { testId: 't1' })).story).toEqual(base);
  expect(failureOf(renameStoryTest(kept, { testId: 'x', title: '' })).code).toBe('test-not-found');
  expect(failureOf(removeStoryTest(base, { testId: 't1' })).code).toBe('test-not-found');
});

test('M11: tests of both sides are merged one by one', () => {
  const rename = (title: string) => successOf(renameStoryTest(kept, { testId: 't1', title })).story;
  const added = (story: StoryDocument, id: string) =>
    successOf(addStoryTest(story, { test: { ...reading, id } })).story;
  const both = mergeStories({ base: kept, mine: added(kept, 't2'), theirs: added(kept, 't3') });
  expect(both.conflicts).toEqual([]);
  expect(both.merged.tests?.map(({ id }) => id).toSorted()).toEqual(['t1', 't2', 't3']);
  const first = mergeStories({ base, mine: added(base, 't2'), theirs: added(base, 't3') });
  expect(first.merged.tests).toHaveLength(2);
  const { conflicts, merged } = mergeStories({
    base: kept,
    mine: rename('Моё'),
    theirs: rename('Их'),
  });
  expect(conflicts).toMatchObject([{ kind: 'field', id: 'tests t1' }]);
  expect(merged.tests?.[0]?.title).toBe('Моё');
  const gone = mergeStories({ base: kept, mine: base, theirs: { ...kept, title: 'Новая' } });
  expect(gone.merged).toEqual({ ...base, title: 'Новая' });
});

describe('B9', () => {
  test('the values of a test are those that its reading comes to', () => {
    expect(testValues(base, reading)).toEqual(reading.values);
    expect(testValues(base, { ...reading, nodeId: 'gate' })).toBeNull();
  });

  test('a test is passed while the reading comes to its node with its values', () => {
    expect(brokenIn(kept)).toBeNull();
    expect(brokenIn(changed((text) => text.replaceAll('Ворота', 'Калитка')))).toBeNull();
  });

  test('a node that is inserted into a single connection breaks nothing', () => {
    const hall = { ...kept.nodes[2], id: 'more' } as StoryDocument['nodes'][number];
    const connections = kept.connections.map((one) =>
      one.id === 'hall>end' ? { ...one, toNodeId: 'more' } : one,
    );
    const on = { id: 'more>end', fromNodeId: 'more', toNodeId: 'end' };
    const nodes = [...kept.nodes, hall];
    expect(brokenIn({ ...kept, nodes, connections: [...connections, on] })).toBeNull();
  });

  test('variables that were removed are not compared', () => {
    expect(brokenIn({ ...kept, variables: kept.variables?.slice(1) })).toBeNull();
  });
});

test.each<[string, string, (text: string) => string]>([
  [
    'start-missing',
    'у истории нет начала.',
    (text) => text.replace('"startNodeId":"gate"', '"startNodeId":null'),
  ],
  [
    'choice-gone',
    'в узле «Двор» больше нет варианта, который здесь выбирали.',
    (text) => text.replace('"id":"yard.1"', '"id":"other"'),
  ],
  [
    'choice-closed',
    'в узле «Двор» закрыт вариант «Войти».',
    (text) => text.replace('"text":"Войти"', '"text":"Войти","condition":"золото > 50"'),
  ],
  [
    'choice-unlinked',
    'в узле «Двор» вариант «Войти» никуда не ведёт.',
    (text) =>
      text.replace('"fromNodeId":"yard","toNodeId":"hall"', '"fromNodeId":"yard","toNodeId":""'),
  ],
  [
    'answer-refused',
    'узел «Ворота» не принимает ответ «Аня».',
    (text) => text.replace('"maximum":9', '"maximum":2'),
  ],
  [
    'question-gone',
    'узел «Двор» больше не задаёт вопроса, на который отвечали «Аня».',
    (text) => text.replace('"kind":"ask"', '"kind":"set"'),
  ],
  [
    'node-other',
    'чтение приходит в узел «Двор», а должно прийти в «Трон».',
    (text) =>
      text.replace('"fromNodeId":"hall","toNodeId":"end"', '"fromNodeId":"hall","toNodeId":"yard"'),
  ],
  [
    'value-other',
    'переменная «золото» равна 6, а должна быть 3.',
    (text) => text.replace('"value":"2"', '"value":"5"'),
  ],
])('B10: %s', (code, sentence, change) => {
  expect(brokenIn(changed(change))).toEqual([code, sentence]);
});

test('B10: a question that is new, and a connection that is gone or closed', () => {
  const forked = buildStory()
    .node('start', 'start')
    .node('left', 'end')
    .node('right', 'end')
    .link('start', 'left')
    .link('start', 'right')
    .build();
  const test1 = {
    ...reading,
    decisions: [{ connectionId: 'start>right' }],
    nodeId: 'right',
    values: {},
  };
  const { story } = successOf(addStoryTest(forked, { test: test1 }));
  expect(brokenIn(story)).toBeNull();
  const without = { ...story, connections: story.connections.slice(0, 1) };
  expect(brokenIn(without)?.[0]).toBe('connection-gone');
  const variables = base.variables;
  const closed = story.connections.map((one) =>
    one.id === 'start>right' ? { ...one, condition: 'золото > 3' } : one,
  );
  expect(brokenIn({ ...story, variables, connections: closed })?.[0]).toBe('connection-closed');
  const effects = [{ kind: 'ask', variable: 'имя' }];
  const nodes = story.nodes.map((node) => (node.id === 'start' ? { ...node, effects } : node));
  expect(brokenIn({ ...story, variables, nodes })?.[0]).toBe('question-new');
});
