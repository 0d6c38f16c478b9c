import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import { applyChange } from '../change/applyChange.ts';
import { reverseChange } from '../change/change.ts';
import { availableChoices } from '../queries/availableChoices.ts';
import { findNode, outgoing } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';
import { buildStory } from '../testing/buildStory.ts';
import { countingIds } from '../testing/countingIds.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { connectByTitle, takeLinks } from './connectByTitle.ts';

const story = buildStory()
  .node('shore', 'start', { title: 'Берег' })
  .node('hall', 'text', { title: 'Зал' })
  .node('lamp', 'image', { title: 'Лампа' })
  .node('sea', 'end', { title: 'Море' })
  .node('fork', 'choice', { title: 'Развилка' })
  .choice('fork', 'Ждать')
  .link('hall', 'sea')
  .build();

const link = (words: string, target = words) => ({ words, target });
const add = (nodeId: string, ...links: ReturnType<typeof link>[]) =>
  connectByTitle(story, { nodeId, links }, { ids: countingIds() });

/** The choices of a node with the titles that they lead to. */
const choicesOf = (edited: StoryDocument, nodeId: string) => {
  const node = findNode(edited, nodeId);
  if (!node) return [];
  return availableChoices(edited, node).choices.map(({ choice, connection }) => [
    choice.text,
    findNode(edited, connection.toNodeId)?.title,
  ]);
};

describe('typed links', () => {
  test('E46, E47: make a choice, its node and the connection; the start becomes a choice node and stays the start', () => {
    const edited = successOf(add('shore', link('Войти'), link('Уйти', ' зал '))).story;
    expect(findNode(edited, 'shore')?.type).toBe('choice');
    expect(edited.startNodeId).toBe('shore');
    expect(choicesOf(edited, 'shore')).toEqual([
      ['Войти', 'Войти'],
      ['Уйти', 'Зал'],
    ]);
    expect(edited.nodes.at(-1)).toMatchObject({
      type: 'text',
      title: 'Войти',
      content: 'Введите текст узла...',
      position: { x: 700, y: 200 },
    });
  });

  test('E46: two links to one new title lead to one node; a link may lead to its own node', () => {
    const edited = successOf(
      add('shore', link('Плыть', 'Остров'), link('Нырять', 'остров'), link('Ждать', 'Берег')),
    ).story;
    expect(edited.nodes).toHaveLength(story.nodes.length + 1);
    expect(choicesOf(edited, 'shore').map(([, title]) => title)).toEqual([
      'Остров',
      'Остров',
      'Берег',
    ]);
  });

  test.each([
    ['Конец', 'end'],
    ['конец: дом', 'end'],
    ['Конец — море', 'end'],
    ['The end', 'end'],
    ['Конец пути', 'text'],
    ['Концерт', 'text'],
  ])('E46: a new node titled %s is of type %s', (title, type) => {
    expect(successOf(add('shore', link('Дальше', title))).story.nodes.at(-1)?.type).toBe(type);
  });

  test('E46: the caller places new nodes, one after another', () => {
    const edited = successOf(
      connectByTitle(
        story,
        { nodeId: 'shore', links: [link('Раз'), link('Два')] },
        {
          ids: countingIds(),
          place: ({ nodes }, from) => ({ x: from.position.x, y: nodes.length }),
        },
      ),
    ).story;
    expect(edited.nodes.slice(-2).map(({ position }) => position.y)).toEqual([5, 6]);
  });

  test('E47: plain connections of a node become choices with its first ones', () => {
    const edited = successOf(add('hall', link('Лечь'))).story;
    expect(choicesOf(edited, 'hall')).toEqual([
      ['Море', 'Море'],
      ['Лечь', 'Лечь'],
    ]);
  });

  test('E47: a condition goes with its connection', () => {
    const connections = story.connections.map((one) => ({ ...one, condition: 'gold > 1' }));
    const edited = successOf(
      connectByTitle(
        { ...story, connections },
        { nodeId: 'hall', links: [link('Лечь')] },
        { ids: countingIds() },
      ),
    ).story;
    expect(findNode(edited, 'hall')?.choices[0]?.condition).toBe('gold > 1');
    expect(outgoing(edited, 'hall')[0]).not.toHaveProperty('condition');
  });

  test('E47: a choice of the same words gets its target, and the same link again changes nothing', () => {
    const edited = successOf(add('fork', link('ждать', 'Море'))).story;
    expect(choicesOf(edited, 'fork')).toEqual([['Ждать', 'Море']]);
    const again = connectByTitle(
      edited,
      { nodeId: 'fork', links: [link('Ждать', 'Море')] },
      { ids: countingIds('again') },
    );
    expect(successOf(again)).toEqual({ story: edited, change: [] });
  });

  test('E47: without words the link is a plain connection, and an end is none any more', () => {
    const edited = successOf(add('sea', link('', 'Берег'))).story;
    expect(findNode(edited, 'sea')?.type).toBe('text');
    expect(outgoing(edited, 'sea').map(({ toNodeId }) => toNodeId)).toEqual(['shore']);
    expect(choicesOf(successOf(add('fork', link('', 'Море'))).story, 'fork')).toEqual([
      ['Море', 'Море'],
    ]);
    const loop = successOf(add('shore', link('', 'Берег'))).story;
    expect(choicesOf(loop, 'shore')).toEqual([['Берег', 'Берег']]);
  });

  test.each([
    ['lamp', 'choices-not-allowed'],
    ['nobody', 'node-not-found'],
  ])('E47: refuses choices of %s with %s', (nodeId, code) => {
    expect(failureOf(add(nodeId, link('Войти'))).code).toBe(code);
  });
});

describe('links in the text of a node', () => {
  const withContent = (nodeId: string, content: string): StoryDocument => ({
    ...story,
    nodes: story.nodes.map((node) => (node.id === nodeId ? { ...node, content } : node)),
  });

  test('E48: become its choices, in one edit', () => {
    const written = withContent('shore', 'Дверь скрипит.\n[[Войти->Зал]]\n[[Уплыть->Море]]');
    const edit = successOf(takeLinks(written, { nodeId: 'shore' }, { ids: countingIds() }));
    expect(findNode(edit.story, 'shore')?.content).toBe('Дверь скрипит.');
    expect(choicesOf(edit.story, 'shore')).toEqual([
      ['Войти', 'Зал'],
      ['Уплыть', 'Море'],
    ]);
    expect(applyChange(edit.story, reverseChange(edit.change))).toEqual(written);
  });

  test('E48: refused, the text stays as it is', () => {
    const written = withContent('lamp', '[[Войти]]');
    const result = takeLinks(written, { nodeId: 'lamp' }, { ids: countingIds() });
    expect(failureOf(result).code).toBe('choices-not-allowed');
  });

  test('E48, E26: any links leave a valid document, and no link of it is left', () => {
    const piece = fc.constantFrom('[[', ']]', '->', 'Зал', 'конец', ' ', '\n', '|', '{', '}', 'а');
    fc.assert(
      fc.property(
        storyArbitrary,
        fc.nat(),
        fc.array(piece, { maxLength: 24 }),
        (first, dice, text) => {
          const node = first.nodes[dice % Math.max(first.nodes.length, 1)];
          if (!node) return;
          const written = deepFreeze({
            ...first,
            nodes: first.nodes.map((one) =>
              one === node ? { ...one, content: text.join('') } : one,
            ),
          });
          const result = takeLinks(written, { nodeId: node.id }, { ids: countingIds('typed') });
          if (!result.ok) return;
          const { story: after, change } = result.value;
          expect(parseStory(after)).toEqual({ ok: true, value: after });
          expect(applyChange(after, reverseChange(change))).toStrictEqual(written);
        },
      ),
      { numRuns: runs(500) },
    );
  });
});
