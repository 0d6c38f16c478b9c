import { takeOutLinks } from '@dreamfork/story';
import {
  readStories,
  writeInk,
  writeMarkdown,
  writeTwee,
  writeTwineHtml,
  writeYarn,
} from '@dreamfork/story/formats';
import { readInk } from '@dreamfork/story/ink';
import { generateStory } from '@dreamfork/story/testing';
import type { Row } from './report.ts';
import { median } from './statistics.ts';

const rounds = 5;

type Work = (size: number) => () => unknown;

const reading =
  (textOf: (size: number) => string): Work =>
  (size) => {
    const text = textOf(size);
    return () => readStories([{ name: 'story', text }]);
  };

/** Texts whose reading could grow faster than they do, with a size that takes long enough to measure. */
const works: Record<string, [size: number, work: Work]> = {
  'a Twee file of 10,000 nodes': [10_000, reading((nodes) => writeTwee(generateStory(nodes)))],
  'a Twine archive of 10,000 nodes': [
    10_000,
    reading((nodes) => writeTwineHtml(generateStory(nodes))),
  ],
  'a Yarn file of 10,000 nodes': [10_000, reading((nodes) => writeYarn(generateStory(nodes)))],
  'an ink file of 1,000 nodes': [
    1000,
    (nodes) => {
      const text = writeInk(generateStory(nodes));
      return () => readInk([{ name: 'story.ink', text }]);
    },
  ],
  'a Markdown file of 10,000 nodes': [
    10_000,
    reading((nodes) => writeMarkdown(generateStory(nodes))),
  ],
  '100,000 pictures that never end': [
    100_000,
    reading((pictures) => `:: Start\n${'<img src="a" <img [img['.repeat(pictures)}`),
  ],
  '400,000 links that never end': [
    400_000,
    (links) => {
      const texts = ['[[', '[[а->', '{', '\\[['].map((part) => part.repeat(links));
      return () => texts.map((text) => takeOutLinks(text, true));
    },
  ],
};

const timeOf = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Whether the time that a text takes grows as its size does. */
export async function benchImports(): Promise<Row[]> {
  return Object.entries(works).map(([what, [size, work]]) => {
    const [one, two] = [work(size), work(size * 2)];
    const times = { one: [] as number[], two: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      times.one.push(timeOf(one));
      times.two.push(timeOf(two));
    }
    const [measured, doubled] = [median(times.one), median(times.two)];
    return {
      what: `reading ${what}`,
      value: `${measured.toFixed(0)} ms`,
      against: `twice as much: ${doubled.toFixed(0)} ms`,
      ratio: doubled / (2 * measured),
      goal: '≤ 1.50',
    };
  });
}
