import { describe, expect, test } from 'vitest';
import type { StoryDocument } from '../schema/document.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { ReadResult } from './readResult.ts';
import { readStories } from './readStories.ts';
import type { ReadStory } from './report.ts';

type Passage = { name: string; text: string; links: [words: string, target: string][] };
type Writer = (passages: readonly Passage[]) => string;

const twine = ({ text, links }: Passage): string =>
  [text, ...links.map(([words, target]) => `[[${words}->${target}]]`)].join('\n');

/** A story of two or more nodes as each program writes it by hand. */
const writers: Record<string, Writer> = {
  'Twine 2 HTML': (passages) =>
    `<tw-storydata name="A" startnode="1" format="Harlowe">${passages.map((each, at) => `<tw-passagedata pid="${at + 1}" name="${escapeHtml(each.name)}">${escapeHtml(twine(each))}</tw-passagedata>`).join('')}</tw-storydata>`,
  'Twine 1 HTML': (passages) =>
    `<div id="storeArea">${passages.map((each) => `<div tiddler="${escapeHtml(each.name)}" tags="">${escapeHtml(twine(each)).replaceAll('\n', '\\n')}</div>`).join('')}</div>`,
  Twee: (passages) => passages.map((each) => `:: ${each.name}\n${twine(each)}\n`).join('\n'),
  'Twine 2 JSON': (passages) =>
    JSON.stringify({
      name: 'A',
      passages: passages.map((each) => ({ name: each.name, text: twine(each) })),
    }),
  Yarn: (passages) =>
    passages
      .map(
        ({ name, text, links }) =>
          `title: ${name}\n---\n${text}\n${links.map(([words, target]) => `-> ${words}\n    <<jump ${target}>>\n`).join('')}===`,
      )
      .join('\n'),
  Squiffy: (passages) =>
    passages
      .map(
        ({ name, text, links }) =>
          `[[${name}]]:\n${text}\n${links.map(([words, target]) => `[[${words}]](${target})`).join('\n')}\n`,
      )
      .join('\n'),
  Markdown: (passages) =>
    `# A\n\n${passages
      .map(
        ({ name, text, links }) =>
          `## ${name}\n\n${text}\n\n${links.map(([words, target]) => `[${words}](<#${target.trim().toLowerCase().replaceAll(/\s+/g, '-')}>)`).join('\n\n')}\n`,
      )
      .join('\n')}`,
};

const formats = Object.keys(writers);
const write = (format: string, passages: readonly Passage[]): string =>
  writers[format]?.(passages) ?? '';
const node = (name: string, text = 'Текст.', ...links: Passage['links']): Passage => ({
  name,
  text,
  links,
});

const only = (result: ReadResult): ReadStory => {
  if (!result.ok) throw new Error(result.error.code);
  const [read] = result.value;
  if (!read) throw new Error('There is no story.');
  return read;
};
const read = (text: string): ReadStory => only(readStories([{ name: 'x', text }]));

/** The titles of the nodes, and what each choice or connection leads to. */
const mapOf = ({ nodes, connections }: StoryDocument) => {
  const titles = new Map(nodes.map(({ id, title }) => [id, title.trim()]));
  return nodes.map(({ id, title }) => [
    title.trim(),
    connections.flatMap((each) => (each.fromNodeId === id ? [titles.get(each.toNodeId)] : [])),
  ]);
};

const plain = [node('Start', 'Один.', ['дальше', 'End']), node('End', 'Два.')];
const expected = [
  ['Start', ['End']],
  ['End', []],
];

describe.each(formats)('I11: %s', (format) => {
  const source = write(format, plain);

  test.each<[string, string]>([
    ['as it is', source],
    ['with a byte order mark', `\uFEFF${source}`],
    ['with CRLF', source.replaceAll('\n', '\r\n')],
    ['with CR', source.replaceAll('\n', '\r')],
    ['with empty lines before and after', `\n\n${source}\n\n`],
  ])('%s', (_what, text) => {
    expect(mapOf(read(text).story)).toEqual(expected);
  });

  test('Cyrillic, umlauts and no-break spaces in names', () => {
    const passages = [
      node('Начало Ёжика', 'Один.', ['дальше', 'Größe Öl']),
      node('Größe Öl', 'Два.', ['назад', 'Начало\u00A0Ёжика']),
    ];
    expect(mapOf(read(write(format, passages)).story)).toEqual([
      ['Начало Ёжика', ['Größe Öl']],
      ['Größe Öl', ['Начало Ёжика']],
    ]);
  });

  test('names with spaces at their ends', () => {
    const passages = [node('Start', 'Один.', ['дальше', 'End ']), node('End  ', 'Два.')];
    expect(mapOf(read(write(format, passages)).story)).toEqual(expected);
  });

  test('of two nodes of one name the first is meant, and none is lost', () => {
    const passages = [
      node('Start', 'Один.', ['дальше', 'End']),
      node('End', 'Два.'),
      node('End', 'Три.'),
    ];
    const { story } = read(write(format, passages));
    const ends = story.nodes.filter(({ title }) => title === 'End');
    expect(ends.map(({ content }) => content.trim())).toEqual(['Два.', 'Три.']);
    expect(story.connections.map(({ toNodeId }) => toNodeId)).toContain(ends[0]?.id);
    expect(new Set(story.nodes.map(({ id }) => id)).size).toBe(story.nodes.length);
  });

  test.each([
    '</tw-passagedata> и дальше',
    '&amp;lt; и &lt;',
    'скобки ]] в тексте',
    'стрелка -> тут',
  ])('text stays: %s', (text) => {
    const { story } = read(write(format, [node('Start', text, ['дальше', 'End']), node('End')]));
    expect(story.nodes[0]?.content).toContain(text);
    expect(mapOf(story)).toEqual(expected);
  });

  test('an arrow in the words of a choice', () => {
    const passages = [node('Start', 'Один.', ['туда -> сюда', 'End']), node('End', 'Два.')];
    const { story } = read(write(format, passages));
    expect(story.nodes[0]?.choices.map(({ text }) => text)).toEqual(['туда -> сюда']);
    expect(mapOf(story)).toEqual(expected);
  });

  test('10,000 nodes', () => {
    const passages = Array.from({ length: 10_000 }, (_, at) =>
      node(`Node ${at}`, `Text ${at}.`, ['on', `Node ${(at + 1) % 10_000}`]),
    );
    const { report } = read(write(format, passages));
    expect(report.counts).toMatchObject({ nodes: 10_000, connections: 10_000 });
  });
});
