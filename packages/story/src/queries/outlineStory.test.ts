import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { updateNode } from '../operations/updateNode.ts';
import { buildStory } from '../testing/buildStory.ts';
import { successOf } from '../testing/outcome.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { walk } from './outlineNodes.ts';
import { outlineStory } from './outlineStory.ts';
import { ancestors, reachableFrom, reachableNodes, shortestPath } from './reachability.ts';
import { readingGraph } from './readingGraph.ts';

const story = buildStory()
  .node('late', 'text')
  .node('a', 'start')
  .node('fork', 'choice')
  .node('b', 'text')
  .node('c', 'text')
  .node('end', 'end')
  .node('pair', 'text')
  .node('twin', 'text')
  .node('lone', 'text')
  .start('a')
  .link('a', 'fork')
  .choice('fork', 'Налево', 'b')
  .choice('fork', 'Направо', 'c')
  .choice('fork', 'Никуда')
  .choice('fork', 'Назад', 'a')
  .link('b', 'end')
  .link('c', 'end')
  .link('lone', 'late')
  .link('pair', 'twin')
  .link('twin', 'pair')
  .build();

const lines = (of = story) =>
  outlineStory(of).map(({ nodeId, depth, via, isReference }) =>
    [`${'  '.repeat(depth)}${isReference ? '→ ' : ''}${nodeId}`, via?.text]
      .filter(Boolean)
      .join(': '),
  );

/** Whether one step of a reader leads from one node to the other. */
const isStep = (of: typeof story, from: string, to: string) =>
  reachableFrom(of, from).has(to) &&
  Array.from(
    readingGraph(of).targets.subarray(
      readingGraph(of).starts[readingGraph(of).numbers.get(from) ?? 0],
      readingGraph(of).starts[(readingGraph(of).numbers.get(from) ?? 0) + 1],
    ),
  ).includes(readingGraph(of).numbers.get(to) ?? -1);

describe('outlineStory', () => {
  test('Q11, Q12: reading order from the start, then the islands', () => {
    expect(lines()).toEqual([
      'a',
      '  fork',
      '    b: Налево',
      '      end',
      '    c: Направо',
      '      → end',
      '    → a: Назад',
      'lone',
      '  late',
      'pair',
      '  twin',
      '    → pair',
    ]);
  });

  test('Q11: names the connection and the choice by which a node is reached', () => {
    const [first, , third] = outlineStory(story);
    expect(first?.via).toBeNull();
    expect(third?.via).toEqual({ connectionId: 'fork.1>b', choiceId: 'fork.1', text: 'Налево' });
  });

  test('Q12: without a start all nodes are islands', () => {
    expect(lines({ ...story, startNodeId: null })[0]).toBe('lone');
    expect(lines(buildStory().build())).toEqual([]);
  });

  test('Q13: remains the same object while only texts and positions change', () => {
    const written = successOf(updateNode(story, { nodeId: 'b', content: 'Ещё' })).story;
    expect(outlineStory(written)).toBe(outlineStory(story));
    expect(outlineStory({ ...story, startNodeId: 'b' })).not.toBe(outlineStory(story));
  });

  test('Q11: a story of depth 5,000 has an outline', () => {
    let builder = buildStory();
    for (let number = 0; number < 5000; number++) builder = builder.node(`n${number}`, 'text');
    const long = builder.build();
    const connections = long.nodes
      .slice(1)
      .map(({ id }, number) => ({ id: `c${number}`, fromNodeId: `n${number}`, toNodeId: id }));
    expect(outlineStory({ ...long, connections }).at(-1)?.depth).toBe(4999);
  });

  test('Q11, Q12: every node and every available connection once, roots without one, depth by one', () => {
    fc.assert(
      fc.property(storyArbitrary, (any) => {
        const outline = outlineStory(any);
        const own = outline.filter(({ isReference }) => !isReference).map(({ nodeId }) => nodeId);
        expect(own.toSorted()).toEqual(any.nodes.map(({ id }) => id).toSorted());
        const reached = reachableNodes(any);
        expect(new Set(own.slice(0, reached.size))).toEqual(reached);
        for (const [index, { depth, via, isReference }] of outline.entries()) {
          expect(via === null).toBe(depth === 0);
          expect(depth).toBeLessThanOrEqual((outline[index - 1]?.depth ?? -1) + 1);
          expect(isReference && depth === 0).toBe(false);
        }
      }),
    );
  });
});

describe('walk', () => {
  const steps = (nodeId: string) =>
    (['left', 'right', 'up', 'down'] as const).map((direction) => walk(story, nodeId, direction));

  test('Q14: right and left along a connection, up and down among the targets', () => {
    expect(steps('a')).toEqual([null, 'fork', null, null]);
    expect(steps('b')).toEqual(['fork', 'end', null, 'c']);
    expect(steps('c')).toEqual(['fork', 'end', 'b', 'a']);
    expect(steps('end')).toEqual(['b', null, null, null]);
    expect(steps('nobody')).toEqual([null, null, null, null]);
  });

  test('Q14: left reverses right in the outline, down reverses up, and every step is a node', () => {
    fc.assert(
      fc.property(storyArbitrary, (any) => {
        const known = new Set(any.nodes.map(({ id }) => id));
        for (const { nodeId, isReference } of outlineStory(any)) {
          if (isReference) continue;
          const left = walk(any, nodeId, 'left');
          expect(left === null || isStep(any, left, nodeId)).toBe(true);
          for (const direction of ['right', 'up', 'down'] as const) {
            const next = walk(any, nodeId, direction);
            expect(next === null || known.has(next)).toBe(true);
            const isRight = next !== null && direction === 'right';
            expect(!isRight || isStep(any, nodeId, next)).toBe(true);
          }
        }
      }),
    );
  });
});

describe('reachableFrom, ancestors, shortestPath', () => {
  test('Q9: follow the connections available to readers and include the node itself', () => {
    expect(reachableFrom(story, 'c')).toEqual(new Set(['c', 'end']));
    expect(ancestors(story, 'c')).toEqual(new Set(['c', 'fork', 'a']));
    expect(ancestors(story, 'nobody')).toEqual(new Set());
  });

  test('Q10: the fewest nodes, the earlier connection, null if no reader gets there', () => {
    expect(shortestPath(story, 'end')).toEqual(['a', 'fork', 'b', 'end']);
    expect(shortestPath(story, 'a')).toEqual(['a']);
    expect(shortestPath(story, 'lone')).toBeNull();
    expect(shortestPath({ ...story, startNodeId: null }, 'a')).toBeNull();
  });

  test('Q9, Q10: agree with each other', () => {
    fc.assert(
      fc.property(storyArbitrary, (any) => {
        const reached = reachableNodes(any);
        for (const { id } of any.nodes) {
          const path = shortestPath(any, id);
          expect(path !== null).toBe(reached.has(id));
          expect(ancestors(any, id).has(any.startNodeId ?? '')).toBe(reached.has(id));
          for (const other of reachableFrom(any, id))
            expect(ancestors(any, other).has(id)).toBe(true);
          if (!path) continue;
          expect([path[0], path.at(-1)]).toEqual([any.startNodeId, id]);
          expect(path.slice(1).every((to, index) => isStep(any, path[index] ?? '', to))).toBe(true);
        }
      }),
    );
  });

  test('Q8: the graph changes with the available connections only', () => {
    const graph = readingGraph(story);
    const moved = { ...story, nodes: story.nodes.map((node) => ({ ...node, title: 'Иначе' })) };
    expect(readingGraph(moved)).toBe(graph);
    const ended = {
      ...story,
      nodes: story.nodes.map((node) =>
        node.id === 'b' ? { ...node, type: 'end' as const } : node,
      ),
    };
    expect(reachableFrom(ended, 'b')).toEqual(new Set(['b']));
    const reversed = { ...story, nodes: story.nodes.toReversed() };
    expect(readingGraph(reversed).nodeIds[0]).toBe('lone');
  });
});
