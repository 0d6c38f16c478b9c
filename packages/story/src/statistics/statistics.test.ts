import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { updateNode } from '../operations/updateNode.ts';
import { readingGraph, targetsOf } from '../queries/readingGraph.ts';
import type { StoryDocument } from '../schema/document.ts';
import { nodeDefaults } from '../schema/nodeDefaults.ts';
import { buildStory } from '../testing/buildStory.ts';
import { successOf } from '../testing/outcome.ts';
import { sampleStory } from '../testing/sampleStory.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { pathsMaximum } from './countPaths.ts';
import { countWords, nodeStatistics } from './nodeStatistics.ts';
import { storyStatistics } from './storyStatistics.ts';

/** A chain of forks, each with two nodes that join again. */
function diamonds(count: number): StoryDocument {
  let builder = buildStory().node('n0', 'start');
  for (let number = 0; number < count; number++) {
    const [from, one, two, to] = [`n${number}`, `a${number}`, `b${number}`, `n${number + 1}`];
    builder = builder
      .node(one, 'text')
      .node(two, 'text')
      .node(to, number === count - 1 ? 'end' : 'text')
      .link(from, one)
      .link(from, two)
      .link(one, to)
      .link(two, to);
  }
  return builder.build();
}

/** All paths from the start to an end. */
function everyPath(story: StoryDocument): string[] {
  const graph = readingGraph(story);
  const paths: string[] = [];
  const follow = (number: number, path: readonly number[]) => {
    if (story.nodes[number]?.type === 'end') paths.push(path.join());
    for (const target of targetsOf(graph, number)) follow(target, [...path, target]);
  };
  const start = graph.numbers.get(story.startNodeId ?? '');
  if (start !== undefined) follow(start, [start]);
  return paths;
}

describe('countWords', () => {
  test.each([
    ['', 0],
    [' — … «»', 0],
    ['Кое-кто съел 2,5 яблока.', 4],
    ['конец.Начало, don’t', 3],
    ['йод й 日本', 3],
    ['один\nдва\tтри', 3],
    ['𝟙.𝟙 𝟙.а', 3],
  ])('S1: «%s» has %i words', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe('countWords and a regular expression', () => {
  test('S1: give the same count for any text', () => {
    const word = /[\p{L}\p{M}\p{N}]+(?:(?:[-'’]|(?<=[\p{N}])[.,](?=[\p{N}]))[\p{L}\p{M}\p{N}]+)*/gu;
    const sign = fc.oneof(
      fc.constantFrom(...Array.from("аЯё-'’.,2ïq 🦊\u0301Ⅻ𝟙𐐷")),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
        const text = signs.join('');
        expect(countWords(text)).toBe([...text.matchAll(word)].length);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('storyStatistics', () => {
  test('S1, S2: counts the words and computes the reading time', () => {
    const story = buildStory()
      .node('a', 'choice', { title: 'Два слова', content: 'Ещё три слова.' })
      .node('b', 'end', { title: '', content: 'слово '.repeat(180) })
      .choice('a', 'Шестое', 'b')
      .build();
    const { perNode, ...statistics } = storyStatistics(story);
    expect(statistics).toMatchObject({
      words: 186,
      readingSeconds: 62,
      endings: 1,
      choices: 1,
    });
    expect(perNode.get('a')).toEqual({ words: 6, characters: 29, readingSeconds: 2 });
    expect(perNode.get('b')?.readingSeconds).toBe(60);
  });

  test('S1: default texts count as nothing', () => {
    const { title, content } = nodeDefaults('choice', 'ru');
    const story = buildStory()
      .node('a', 'start', nodeDefaults('start', 'en'))
      .node('b', 'choice', { title, content: ` ${content}` })
      .choice('b', 'Дальше', 'a')
      .build();
    const { perNode } = storyStatistics(story);
    expect(perNode.get('a')?.words).toBe(3);
    expect(perNode.get('b')).toMatchObject({ words: 1, characters: 6 });
  });

  test('S1: counts only changed nodes again', () => {
    const written = successOf(updateNode(sampleStory, { nodeId: 'sea', content: 'Одно' })).story;
    const before = storyStatistics(sampleStory);
    const after = storyStatistics(written);
    expect(after.words).toBeLessThan(before.words);
    expect(after.perNode.get('door')).toBe(before.perNode.get('door'));
    expect(nodeStatistics(written.nodes[6] as never, written)).toBe(after.perNode.get('sea'));
  });

  test('S6: counts the nodes of each status and their words', () => {
    const story = buildStory()
      .node('a', 'start', { title: 'Маяк', content: 'Он не горит.', status: 'done' })
      .node('b', 'text', { title: 'Ночь', content: 'Ждём', status: 'done' })
      .node('c', 'end', { title: 'Утро', content: '' })
      .link('a', 'b')
      .link('b', 'c')
      .build();
    expect([...storyStatistics(story).statuses]).toEqual([['done', { nodes: 2, words: 6 }]]);
  });

  test('S3: counts the paths to an end by their nodes', () => {
    expect(storyStatistics(sampleStory).paths).toMatchObject({
      count: 3,
      isBounded: false,
      hasLoops: false,
    });
    const twice = buildStory()
      .node('a', 'choice')
      .node('b', 'end')
      .choice('a', 'Так', 'b')
      .choice('a', 'Или так', 'b')
      .build();
    expect(storyStatistics(twice).paths).toMatchObject({ count: 1, longest: ['a', 'b'] });
    expect(storyStatistics({ ...twice, startNodeId: null }).paths.count).toBe(0);
  });

  test('S3: stops at a million and reports it', () => {
    expect(storyStatistics(diamonds(19)).paths).toMatchObject({ count: 2 ** 19, isBounded: false });
    expect(storyStatistics(diamonds(20)).paths).toMatchObject({
      count: pathsMaximum,
      isBounded: true,
    });
    expect(storyStatistics(diamonds(400)).paths.longest).toHaveLength(801);
  });

  test('S3: does not repeat loops, and reports them', () => {
    const loop = buildStory()
      .node('a', 'start')
      .node('b', 'text')
      .node('c', 'end')
      .node('d', 'end')
      .link('a', 'b')
      .link('b', 'a')
      .link('a', 'c')
      .link('b', 'd')
      .build();
    expect(storyStatistics(loop).paths).toEqual({
      count: 2,
      isBounded: false,
      hasLoops: true,
      longest: null,
    });
  });

  test('S3: without loops counts every path, and finds the longest', () => {
    fc.assert(
      fc.property(storyArbitrary, (any) => {
        const { paths } = storyStatistics(any);
        fc.pre(!paths.hasLoops);
        const all = everyPath(any);
        expect(paths.count).toBe(all.length);
        const lengths = all.map((path) => path.split(',').length);
        expect(paths.longest?.length ?? Number.NEGATIVE_INFINITY).toBe(Math.max(...lengths));
      }),
      { numRuns: 300 },
    );
  });
});
