import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildStory } from '../testing/buildStory.ts';
import { generateStory } from '../testing/generateStory.ts';
import { sampleStory } from '../testing/sampleStory.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import {
  type CoverMap,
  coverLinesMaximum,
  coverMap,
  coverPointsMaximum,
  coverSize,
} from './coverMap.ts';
import { drawCover } from './drawCover.ts';

const fork = buildStory()
  .node('start', 'start', { position: { x: 0, y: 300 } })
  .node('door', 'choice', { position: { x: 300, y: 300 } })
  .node('roof', 'end', { position: { x: 600, y: 0 } })
  .node('cellar', 'text', { position: { x: 600, y: 600 } })
  .node('sea', 'end', { position: { x: 900, y: 600 } })
  .link('start', 'door')
  .choice('door', 'Наверх', 'roof')
  .choice('door', 'Вниз', 'cellar')
  .link('cellar', 'sea')
  .build();

const mapOf = (story: Parameters<typeof coverMap>[0]): CoverMap => {
  const map = coverMap(story);
  if (!map) throw new Error('The story has no map.');
  return map;
};

describe('coverMap', () => {
  test('Q16: keeps the arrangement of the nodes', () => {
    const { points, lines, ends } = mapOf(fork);
    expect(points).toHaveLength(5);
    const [start, door, roof, cellar, sea] = points as [number, number][];
    expect(start?.[0]).toBeLessThan(door?.[0] ?? 0);
    expect(roof?.[1]).toBeLessThan(door?.[1] ?? 0);
    expect(cellar?.[1]).toBeGreaterThan(door?.[1] ?? 99);
    expect(sea?.[0]).toBeGreaterThan(cellar?.[0] ?? 99);
    expect(lines).toEqual([
      [0, 1],
      [1, 2],
      [1, 3],
      [3, 4],
    ]);
    expect(ends).toEqual([2, 4]);
  });

  test('Q16: the path goes to the end that is farthest from the start', () => {
    expect(mapOf(fork).path).toEqual([0, 1, 3, 4]);
  });

  test('Q16: the lines that lead to every point are kept before all others', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `n${index}`);
    const place = (index: number) => ({ x: (index % 4) * 300, y: Math.floor(index / 4) * 300 });
    let story = buildStory();
    for (const [index, id] of ids.entries()) {
      story = story.node(id, index === 0 ? 'start' : 'text', { position: place(index) });
    }
    // All are connected with all but the last, which one node leads to.
    for (const from of ids.slice(0, 11)) {
      for (const to of ids.slice(0, 11)) if (from !== to) story = story.link(from, to);
    }
    const { lines } = mapOf(story.link('n10', 'n11').build());
    expect(lines).toHaveLength(coverLinesMaximum);
    expect(lines.some(([, to]) => to === 11)).toBe(true);
  });

  test('Q16: the same arrangement of other nodes is another map', () => {
    const copy = JSON.parse(JSON.stringify(fork).replaceAll('door', 'gate'));
    expect(mapOf(copy).points).not.toEqual(mapOf(fork).points);
  });

  test('Q16: a single node, and nodes without a line, have no map', () => {
    expect(coverMap(buildStory().node('a', 'start').build())).toBeNull();
    expect(coverMap(buildStory().node('a', 'start').node('b', 'end').build())).toBeNull();
    expect(coverMap({ ...fork, nodes: [], connections: [], startNodeId: null })).toBeNull();
  });

  test('Q16: nodes far beyond the canvas leave the map finite', () => {
    const far = {
      ...fork,
      nodes: fork.nodes.map((node, index) => ({
        ...node,
        position: { x: index % 2 ? 1e308 : -1e308, y: 0 },
      })),
    };
    expect(mapOf(far).points.flat().every(Number.isInteger)).toBe(true);
  });

  test.each([200, 5000])('Q16: %i nodes are few points', (count) => {
    const { points, lines } = mapOf(generateStory(count));
    expect(points.length).toBeGreaterThan(6);
    expect(points.length).toBeLessThanOrEqual(coverPointsMaximum);
    expect(lines.length).toBeLessThanOrEqual(coverLinesMaximum);
  });

  test('Q16: of any story the map is the same each time, bounded, and has no index without a point', () => {
    fc.assert(
      fc.property(storyArbitrary, (story) => {
        const map = coverMap(story);
        expect(coverMap(structuredClone(story))).toEqual(map);
        if (!map) return;
        const { points, lines, path, ends } = map;
        expect(points.length).toBeLessThanOrEqual(coverPointsMaximum);
        expect(lines.length).toBeLessThanOrEqual(coverLinesMaximum);
        for (const [x, y] of points) {
          expect(x >= 0 && x <= coverSize.width && Number.isInteger(x)).toBe(true);
          expect(y >= 0 && y <= coverSize.height && Number.isInteger(y)).toBe(true);
        }
        for (const index of [...lines.flat(), ...path, ...ends])
          expect(points[index]).toBeDefined();
      }),
    );
  });
});

describe('drawCover', () => {
  test('draws every line, the path through it, and each point once', () => {
    const map = mapOf(sampleStory);
    const { lines, path, start, ends, others } = drawCover(map);
    expect(lines.match(/M/g)).toHaveLength(map.lines.length);
    expect(path.match(/M/g)).toHaveLength(map.path.length - 1);
    expect([start, ...ends, ...others]).toHaveLength(map.points.length);
  });

  test('leaves out what a damaged map points to in vain', () => {
    const drawing = drawCover({ points: [[1, 1]], lines: [[0, 7]], path: [9, 0], ends: [5] });
    expect(drawing).toEqual({ lines: '', path: '', start: null, ends: [], others: [[1, 1]] });
  });
});
