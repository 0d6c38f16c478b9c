import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoryDocument } from '../../schema/document.ts';
import { buildStory } from '../../testing/buildStory.ts';
import { storyArbitrary } from '../../testing/story.arbitrary.ts';
import { optionCount } from './playedRoutes.fixture.ts';
import { writeYarn } from './writeYarn.ts';

type YarnNode = { title: string; lines: string[]; options: string[]; jumps: string[] };

const unescapeLine = (line: string): string => line.replaceAll(/\\([\\<>{}#/[\]:])/g, '$1');

/** Reads what the writer uses of Yarn, by the rules of its lexer; throws at a sign that is not escaped. */
function readYarn(text: string): YarnNode[] {
  return text
    .split(/^===\n/m)
    .slice(0, -1)
    .map((part) => {
      const start = part.indexOf('\n---\n') + 1;
      const [header, body] = [part.slice(0, start), part.slice(start + 4)];
      const node: YarnNode = { title: '', lines: [], options: [], jumps: [] };
      node.title = /^title: ([A-Za-z_\u0400-\u04FF][\w\u0400-\u04FF]*)$/m.exec(header)?.[1] ?? '';
      for (const line of body.split('\n').filter(Boolean)) {
        const jump = /^ *<<jump (\S+)>>$/.exec(line)?.[1];
        const content = line.replace(/^-> /, '').replace(/ <<if .*>>$/, '');
        if (/^ *<<(?!jump)|(?<!\\)\{\$/.test(line)) continue;
        if (jump !== undefined) node.jumps.push(jump);
        else if (/(?<!\\)(?:\\\\)*[<>{}#/[\]:]/.test(content)) throw new Error(`Not text: ${line}`);
        else if (line.startsWith('-> ')) node.options.push(unescapeLine(content));
        else node.lines.push(unescapeLine(line));
      }
      return node;
    });
}

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const yarnSign = fc.constantFrom(
  ...['->', '=>', '<<', '>>', '//', '{', '}', '#', '[', ']]', '\\', '---', '\n', ' ', '$x', ':'],
  ...['слово', 'word', '\uFEFF', '1'],
);
const yarnText = fc.array(yarnSign, { maxLength: 12 }).map((signs) => signs.join(''));

const storyWith = (content: string, label: string): StoryDocument =>
  buildStory('T')
    .node('a', 'start', { title: 'Дом ', content })
    .node('b', 'end', { title: 'Дом' })
    .choice('a', label, 'b')
    .build();

describe('W7: Yarn', () => {
  test('any story has all its nodes, with names of their own, and all its connections', () => {
    fc.assert(
      fc.property(storyArbitrary, (story) => {
        const nodes = readYarn(writeYarn(story));
        const titles = nodes.map(({ title }) => title);
        expect(new Set(titles).size).toBe(story.nodes.length);
        expect(titles).not.toContain('');
        for (const { jumps } of nodes) {
          for (const jump of jumps) expect(titles).toContain(jump);
        }
        const options = nodes.reduce((sum, node) => sum + node.options.length, 0);
        expect(options).toBe(story.nodes.reduce((sum, node) => sum + optionCount(story, node), 0));
      }),
    );
  });

  test('awkward text and labels are read as they were written', () => {
    fc.assert(
      fc.property(yarnText, yarnText, (content, label) => {
        const [first, second] = readYarn(writeYarn(storyWith(content, label)));
        expect(first?.title).toBe('Дом');
        expect(second?.title).toBe('Дом_2');
        expect(words(first?.lines.join(' ') ?? '')).toBe(words(content));
        expect(first?.options).toEqual([words(label) || 'Дом']);
        expect(first?.jumps).toEqual(['Дом_2']);
      }),
      { numRuns: 300 },
    );
  });

  test('a row of equals signs does not end a node', () => {
    const [first] = readYarn(writeYarn(storyWith('before\n====\nafter', 'on')));
    expect(first?.lines).toEqual(['before', '════', 'after']);
  });
});
