import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNode } from '../queries/storyIndex.ts';
import { buildStory } from '../testing/buildStory.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { sampleStory } from '../testing/sampleStory.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { choiceLines } from './choiceLines.ts';
import { type GenerationContext, storyContext } from './context.ts';
import { nodeContext } from './nodeContext.ts';

test('G1: at most four lines become choices, empty ones none', () => {
  expect(choiceLines('Наверх\n\n  Вниз \r\n \nНазад\rЖдать\nУйти')).toEqual([
    'Наверх',
    'Вниз',
    'Назад',
    'Ждать',
  ]);
  expect(choiceLines(' \n ')).toEqual([]);
});

test('G1: whatever the text, no choice is empty and none is made up', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const lines = choiceLines(text);
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const line of lines) {
        expect(line.trim()).not.toBe('');
        expect(text).toContain(line);
      }
    }),
  );
});

const long = (word: string, length: number) => `${word} `.repeat(length).trim();

/** A start, two paths through the wood, and a clearing that both lead to. */
const wood = buildStory('Лес', 'Про то, как не заблудиться.')
  .node('edge', 'choice', { title: 'Опушка', content: long('опушка', 30) })
  .node('path', 'text', { title: 'Тропа', content: long('тропа', 30) })
  .node('swamp', 'text', { title: 'Болото', content: long('болото', 30) })
  .node('bridge', 'text', { title: 'Мост', content: long('мост', 30) })
  .node('clearing', 'choice', { title: 'Поляна', content: long('поляна', 30) })
  .choice('edge', 'По тропе', 'path')
  .choice('edge', 'Через болото', 'swamp')
  .link('path', 'clearing')
  .link('swamp', 'bridge')
  .link('bridge', 'clearing')
  .choice('clearing', 'Развести огонь')
  .build();

const rolesIn = ({ nodes }: GenerationContext) => nodes.map(({ nodeId, role }) => [nodeId, role]);

const contextOf = (limit: number) => {
  const context = nodeContext(wood, { nodeId: 'clearing', limit });
  if (!context) throw new Error('There is no clearing.');
  return context;
};

test('G2: a node is read after the path that leads to it, and after what else leads to it', () => {
  const context = contextOf(10_000);
  expect(rolesIn(context)).toEqual([
    ['bridge', 'also'],
    ['edge', 'path'],
    ['path', 'path'],
    ['clearing', 'own'],
  ]);
  expect(context).toMatchObject({ title: 'Лес', start: '', leftOut: 0 });
  expect(context.description).toBe('Про то, как не заблудиться.');
  expect(context.nodes.map(({ choices }) => choices)).toEqual([
    [],
    ['По тропе'],
    [],
    ['Развести огонь'],
  ]);
});

test('G3: what does not fit is left out from afar: path first, then other predecessors', () => {
  const withoutEdge = contextOf(620);
  expect(rolesIn(withoutEdge)).toEqual([
    ['bridge', 'also'],
    ['path', 'path'],
    ['clearing', 'own'],
  ]);
  expect(withoutEdge).toMatchObject({ start: 'Опушка', leftOut: 1, description: '' });
  expect(rolesIn(contextOf(420))).toEqual([
    ['path', 'path'],
    ['clearing', 'own'],
  ]);
  expect(rolesIn(contextOf(270))).toEqual([['clearing', 'own']]);
});

test('G4: of a text that fits in part the end stays, from the beginning of a word', () => {
  const context = contextOf(380);
  const [before] = context.nodes;
  expect(before).toMatchObject({ nodeId: 'path', isCut: true });
  expect(before?.text).toMatch(/^тропа( тропа)+$/);
  expect(context.length).toBeLessThanOrEqual(380);
});

test('G2: a node that no reader gets to has only what leads to it', () => {
  const lost = buildStory('Лес')
    .node('start', 'start')
    .node('cave', 'text')
    .node('deep', 'text')
    .link('cave', 'deep')
    .build();
  const context = nodeContext(lost, { nodeId: 'deep', limit: 1000 });
  expect(context && rolesIn(context)).toEqual([
    ['cave', 'also'],
    ['deep', 'own'],
  ]);
  expect(context?.start).toBe('start');
  expect(nodeContext(lost, { nodeId: 'nowhere', limit: 1000 })).toBeNull();
});

test('G5: the whole story is read in the order of the outline, until the window is full', () => {
  const ids = (limit: number) =>
    storyContext(sampleStory, { limit }).nodes.map((node) => node.nodeId);
  expect(ids(10_000)).toEqual(['beach', 'door', 'stairs', 'morning', 'window', 'boat', 'sea']);
  const some = storyContext(wood, { limit: 380 });
  expect(rolesIn(some)).toEqual([
    ['edge', 'story'],
    ['path', 'story'],
  ]);
  expect(some.leftOut).toBe(3);
  expect(some.nodes.map(({ isCut }) => isCut)).toEqual([false, true]);
});

const lengthOf = ({ title, description, start, nodes }: GenerationContext): number =>
  [
    title,
    description,
    start,
    ...nodes.flatMap((node) => [node.title, node.text, ...node.choices]),
  ].join('').length;

test('G3, G5: whatever the story, the window holds, nothing is made up, and the answer is the same', () => {
  fc.assert(
    fc.property(storyArbitrary, fc.nat({ max: 400 }), fc.nat(), (story, limit, index) => {
      deepFreeze(story);
      const nodeId = story.nodes[index % Math.max(story.nodes.length, 1)]?.id ?? '';
      for (const read of [
        () => nodeContext(story, { nodeId, limit }),
        () => storyContext(story, { limit }),
      ]) {
        const context = read();
        if (!context) continue;
        expect(context.length).toBeLessThanOrEqual(limit);
        expect(context.length).toBe(lengthOf(context));
        expect(new Set(context.nodes.map((node) => node.nodeId)).size).toBe(context.nodes.length);
        for (const node of context.nodes) {
          expect(findNode(story, node.nodeId)?.content).toContain(node.text);
        }
        expect(read()).toEqual(context);
      }
    }),
  );
});
