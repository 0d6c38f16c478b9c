import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveNodes } from '../operations/positions.ts';
import type { Position, StoryDocument } from '../schema/document.ts';
import { buildStory } from '../testing/buildStory.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { successOf } from '../testing/outcome.ts';
import { layoutGraph } from './layoutGraph.ts';
import { areClose } from './occupied.ts';
import { placeLayout } from './placeLayout.ts';

const sizeOf = ({ choices }: { choices: readonly unknown[] }) => ({
  width: 236,
  height: 120 + 38 * choices.length,
});

const story = deepFreeze(
  buildStory()
    .node('a', 'start', { position: { x: 400, y: 200 } })
    .node('b', 'choice', { position: { x: 700, y: 900 } })
    .node('c', 'text', { position: { x: 700, y: -40 } })
    .node('d', 'end', { position: { x: 1001, y: 203 } })
    .link('a', 'b')
    .link('a', 'c')
    .link('c', 'a')
    .choice('b', 'Дальше', 'd')
    .choice('b', 'Тоже дальше', 'd')
    .choice('b', 'Снова', 'b')
    .choice('b', 'Никуда')
    .link('c', 'd')
    .build(),
);

const boxesOf = (of: StoryDocument) =>
  of.nodes.map((node) => ({ id: node.id, ...node.position, ...sizeOf(node) }));

function expectNoOverlap(of: StoryDocument, moved: ReadonlySet<string>) {
  const boxes = boxesOf(of);
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (!moved.has(one.id) && !moved.has(other.id)) continue;
      expect(areClose(one, other, 0), `${one.id} and ${other.id}`).toBe(false);
    }
  }
}

describe('layoutGraph', () => {
  test('L1: boxes from top to bottom, every pair connected once, no edge into the start', () => {
    const { nodes, edges } = layoutGraph(story, 'all', sizeOf);
    expect(nodes.map(({ id }) => id)).toEqual(['c', 'a', 'd', 'b']);
    expect(nodes[3]).toEqual({ id: 'b', width: 236, height: 272 });
    expect(edges.map(({ from, to }) => `${from}>${to}`)).toEqual(['c>d', 'a>b', 'a>c', 'b>d']);
  });

  test('L2: for a selection, its boxes and the edges among them', () => {
    const { nodes, edges } = layoutGraph(story, ['a', 'c', 'nobody'], sizeOf);
    expect(nodes.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(edges.map(({ id }) => id)).toEqual(['a>c']);
  });
});

describe('placeLayout', () => {
  const layout: Record<string, Position> = {
    a: { x: 0, y: 50 },
    b: { x: 300, y: 0 },
    c: { x: 300, y: 300 },
    d: { x: 600, y: 57 },
  };

  test('L3, L4: on the grid, around the start, which stays', () => {
    expect(placeLayout(story, layout, { sizeOf })).toEqual({
      a: { x: 400, y: 200 },
      b: { x: 705, y: 150 },
      c: { x: 705, y: 450 },
      d: { x: 1005, y: 210 },
    });
  });

  test('L4: a box that the library puts left of the start is placed right of it', () => {
    const positions = placeLayout(story, { ...layout, d: { x: -100, y: 50 } }, { sizeOf });
    for (const { x } of Object.values(positions)) expect(x).toBeGreaterThanOrEqual(400);
    expect(positions.a).toEqual({ x: 400, y: 200 });
  });

  test('L5: without the start, the centre stays where it was, clear of other nodes', () => {
    const { b, d } = layout as Record<string, Position>;
    const positions = placeLayout(story, { b, d } as Record<string, Position>, { sizeOf });
    // Old box: 700…1237 by 203…1172; the new one is as wide as 536 and 272 high.
    expect(positions).toEqual({ b: { x: 705, y: 555 }, d: { x: 1005, y: 615 } });
  });

  test('L5: at the origin if one is given', () => {
    const positions = placeLayout(story, layout, { sizeOf, anchor: null, origin: { x: 7, y: 7 } });
    expect(positions.a?.x).toBe(0);
    expect(positions.b).toEqual({ x: 300, y: 0 });
  });

  test('L3: overlapping boxes are separated and do not cover other nodes', () => {
    const nodes = Array.from({ length: 300 }, (_, number) => ({
      ...(story.nodes[2] as (typeof story.nodes)[number]),
      id: `n${number}`,
      position: { x: 500, y: number < 20 ? 500 + 150 * number : 500 },
    }));
    const heap = { ...story, nodes, connections: [], startNodeId: 'n0' };
    const names = nodes.slice(10).map(({ id }) => [id, { x: 0, y: 0 }] as const);
    const positions = placeLayout(heap, Object.fromEntries(names), { sizeOf });
    expectNoOverlap(
      successOf(moveNodes(heap, { positions })).story,
      new Set(Object.keys(positions)),
    );
  });

  const coordinate = fc.oneof(
    fc.integer({ min: -400, max: 1200 }),
    fc.double(),
    fc.constantFrom(Number.NaN, 1e300, -1e300),
  );
  const place = fc.oneof(
    { weight: 6, arbitrary: fc.record({ x: fc.nat(1500), y: fc.nat(900) }) },
    { weight: 1, arbitrary: fc.record({ x: coordinate, y: coordinate }) },
  );

  test('L3, L4: for any result of the library, no box that was laid out overlaps another', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: fc.nat(1500), y: fc.nat(900) }), { minLength: 1, maxLength: 25 }),
        fc.array(fc.option(place), { minLength: 25, maxLength: 25 }),
        (olds, news) => {
          const [node] = story.nodes;
          if (!node) throw new Error('The story has nodes.');
          const nodes = olds.map((position, number) => ({ ...node, id: `n${number}`, position }));
          const any = deepFreeze({ ...story, nodes, connections: [], startNodeId: 'n0' });
          const answered = nodes.flatMap(({ id }, number) =>
            news[number] ? [[id, news[number]] as const] : [],
          );
          const positions = placeLayout(any, Object.fromEntries(answered), { sizeOf });
          expect(Object.keys(positions).toSorted()).toEqual(answered.map(([id]) => id).toSorted());
          const anchor = positions.n0;
          expect(anchor).toEqual(anchor && nodes[0]?.position);
          for (const [id, { x, y }] of Object.entries(positions)) {
            expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
            expect(x).toBeGreaterThanOrEqual(anchor?.x ?? x);
            expect(id === 'n0' || Math.abs(x % 15) + Math.abs(y % 15) === 0).toBe(true);
          }
          const { story: after } = successOf(moveNodes(any, { positions }));
          // The start stays, even if something overlapped it before.
          expectNoOverlap(after, new Set(Object.keys(positions).filter((id) => id !== 'n0')));
        },
      ),
    );
  });
});
