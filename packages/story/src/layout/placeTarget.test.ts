import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connectByTitle } from '../operations/connectByTitle.ts';
import { findNode } from '../queries/storyIndex.ts';
import type { Position, StoryDocument, StoryNode } from '../schema/document.ts';
import { buildStory } from '../testing/buildStory.ts';
import { countingIds } from '../testing/countingIds.ts';
import { successOf } from '../testing/outcome.ts';
import { gridCell } from './freeSpot.ts';
import { areClose, type Box } from './occupied.ts';
import { placeTarget, siblingsOf, targetsOf } from './placeTarget.ts';

const width = 236;
const roomOf = ({ choices }: Pick<StoryNode, 'choices'>) => ({
  width,
  height: 136 + 38 * Math.max(2, choices.length),
});
const boxOf = (node: StoryNode): Box => ({ ...node.position, ...roomOf(node) });

const typed = (story: StoryDocument, nodeId: string, ...texts: string[]): StoryDocument =>
  texts.reduce(
    (grown, text) =>
      successOf(
        connectByTitle(
          grown,
          { nodeId, links: [{ words: text, target: text }] },
          {
            ids: countingIds(`n${grown.nodes.length}-`),
            place: (on, from, node, siblings) =>
              placeTarget(on, { from, size: roomOf(node), siblings, roomOf }),
          },
        ),
      ).story,
    story,
  );

const targets = (story: StoryDocument, nodeId: string): StoryNode[] =>
  targetsOf(story, findNode(story, nodeId) as StoryNode).map(
    (id) => findNode(story, id) as StoryNode,
  );
const places = (story: StoryDocument, nodeId = 'a') =>
  targets(story, nodeId).map(({ position: { x, y } }) => [x, y]);

const begin = (...foreign: Position[]): StoryDocument =>
  foreign
    .reduce(
      (story, position, index) => story.node(`n${index}`, 'text', { position }),
      buildStory().node('a', 'start', { position: { x: 400, y: 200 } }),
    )
    .build();

const five = ['раз', 'два', 'три', 'четыре', 'пять'];

describe('placeTarget', () => {
  test('L7: targets of choices typed one after another stand in one column in their order', () => {
    const column = places(typed(begin(), 'a', ...five));
    expect(column.map(([x]) => x)).toEqual([700, 700, 700, 700, 700]);
    expect(column[0]).toEqual([700, 200]);
    const heights = column.map(([, y]) => y as number);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  });

  test('L7: a foreign card in the column is passed, not covered, and stays', () => {
    const story = typed(begin({ x: 690, y: 520 }), 'a', ...five);
    expect(findNode(story, 'n0')?.position).toEqual({ x: 690, y: 520 });
    const [, second] = places(story);
    expect(second?.[1]).toBeGreaterThan(520 + 136);
  });

  test('L7: choices of a node further down stand below those of the node above it', () => {
    const story = typed(begin(), 'a', 'верх', 'низ');
    const [upper, lower] = targets(story, 'a') as [StoryNode, StoryNode];
    const grown = typed(typed(story, upper.id, ...five), lower.id, 'после');
    const [after] = places(grown, lower.id);
    const lowest = Math.max(...places(grown, upper.id).map(([, y]) => y as number));
    expect(after?.[1]).toBeGreaterThan(lowest);
  });

  test('L7: a column that the author has moved is gone on with', () => {
    const story = typed(begin(), 'a', 'раз');
    const [target] = targets(story, 'a');
    const moved = {
      ...story,
      nodes: story.nodes.map((node) =>
        node === target ? { ...node, position: { x: 790, y: 20 } } : node,
      ),
    };
    const [first, second] = places(typed(moved, 'a', 'два'));
    expect(first).toEqual([790, 20]);
    expect(second?.[0]).toBe(790);
    expect(second?.[1]).toBeGreaterThan(20 + 136);
  });

  test('L7: the target of a choice in the middle stands between the others', () => {
    const story = begin({ x: 700, y: 200 }, { x: 700, y: 800 });
    const a = findNode(story, 'a') as StoryNode;
    const siblings = { before: ['n0'], after: ['n1'] };
    const { x, y } = placeTarget(story, { from: a, size: roomOf(a), siblings, roomOf });
    expect(x).toBe(700);
    expect(y).toBeGreaterThan(200);
    expect(y).toBeLessThan(800);
  });

  test('L7: downwards a card beside the column is in the way of the line: the target goes above', () => {
    const [target] = places(typed(begin({ x: 700, y: 190 }, { x: 660, y: 430 }), 'a', 'раз'));
    expect(target?.[0]).toBe(700);
    expect(target?.[1]).toBeLessThan(200);
  });

  const place = fc.record({ x: fc.nat(1500), y: fc.integer({ min: -600, max: 1500 }) });

  test('L7: whatever stands around, nothing is covered, nothing else moves, and the order holds', () => {
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 25 }),
        fc.integer({ min: 1, max: 6 }),
        (at, count) => {
          const story = begin(...at);
          const grown = typed(story, 'a', ...five.slice(0, count));
          const old = new Map(story.nodes.map((node) => [node.id, node.position]));
          for (const { id, position } of grown.nodes) {
            expect(position).toEqual(old.get(id) ?? position);
          }
          const added = grown.nodes.filter(({ id }) => !old.has(id));
          for (const node of added) {
            const covered = grown.nodes.filter(
              (other) =>
                other.id !== 'a' && other !== node && areClose(boxOf(other), boxOf(node), 0),
            );
            expect(covered).toEqual([]);
            expect(Math.abs((node.position.y - 200) % gridCell)).toBe(0);
          }
          const column = places(grown).filter(([x]) => x === 700);
          const heights = column.map(([, y]) => y as number);
          expect(heights).toEqual(heights.toSorted((one, other) => one - other));
        },
      ),
    );
  });
});

test('L7: siblings are the targets around a choice, else all of them', () => {
  const story = buildStory()
    .node('a', 'choice')
    .node('b', 'text')
    .node('c', 'text')
    .choice('a', 'раз', 'b')
    .choice('a', 'два')
    .choice('a', 'три', 'c')
    .build();
  const a = findNode(story, 'a') as StoryNode;
  expect(siblingsOf(story, a, a.choices[1]?.id)).toEqual({ before: ['b'], after: ['c'] });
  expect(siblingsOf(story, a)).toEqual({ before: ['b', '', 'c'], after: [] });
});
