import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import { parseStory } from '../../schema/parseStory.ts';
import { logicStoryArbitrary } from '../../testing/logicStory.arbitrary.ts';
import { storyArbitrary } from '../../testing/story.arbitrary.ts';
import { plainText } from '../plainText.ts';
import { readHtml, readTweeText } from '../readStories.ts';
import { meaning, withNode } from '../twine/editedFile.fixtures.ts';
import { only } from '../twine/readTwine.fixtures.ts';
import { passageNames } from '../write/passageNames.ts';
import { writeTwee } from '../write/writeTwee.ts';
import { writeTwineHtml } from '../write/writeTwineHtml.ts';
import { twineDialects } from './twineDialects.ts';

/** Stories of a kind that files can hold letter by letter: Twine keeps neither CR nor NUL. */
const anyStories = storyArbitrary
  .filter(({ nodes, variables }) => nodes.length > 0 && variables !== undefined)
  .map((story) => ({
    ...story,
    nodes: story.nodes.map((node) => ({
      ...node,
      title: node.title.replaceAll('\0', ''),
      content: plainText(node.content.replaceAll('\0', '')),
      choices: node.choices.map((choice) => ({
        ...choice,
        text: choice.text.replaceAll('\0', ''),
      })),
    })),
  }));

const readTwee = (text: string) => only(readTweeText(text));
const pick = fc.nat();

/** A file as an author edits it: the signs before the name of a passage and after it, and those that end its text. */
const files = {
  Twee: {
    write: writeTwee,
    read: readTwee,
    around: [':: ', ' {'],
    bodyAfter: '\n',
    end: '\n::',
    quote: '"',
  },
  'an archive': {
    write: writeTwineHtml,
    read: (text: string) => only(readHtml(text)),
    around: [' name="', '" tags='],
    bodyAfter: '>',
    end: '</tw-passagedata>',
    quote: '&quot;',
  },
} as const;

const kinds = twineDialects.flatMap((dialect) =>
  (['Twee', 'an archive'] as const).map((kind) => [dialect, kind] as const),
);

describe.each(kinds)('W15: a story with logic in %s as %s', (dialect, kind) => {
  const { around, bodyAfter, end, quote, ...tool } = files[kind];
  const write = (story: StoryDocument) => tool.write(story, { dialect });
  const headOf = (name: string) => around.join(name);

  test('that is read again is the same story, and nothing of it is reported', () => {
    fc.assert(
      fc.property(fc.oneof(logicStoryArbitrary, anyStories), (story) => {
        expect(tool.read(write(story)).story).toEqual(story);
      }),
      { numRuns: runs(100) },
    );
  });

  /** Changes the lines of one passage. */
  const edit = (file: string, name: string, change: (text: string) => string): string => {
    const from = file.indexOf(bodyAfter, file.indexOf(headOf(name))) + bodyAfter.length;
    const next = file.indexOf(end, from);
    return file.slice(0, from) + change(file.slice(from, next)) + file.slice(next);
  };

  /** Changes the line of one choice, found by its place from the end. */
  const editChoice = (
    story: StoryDocument,
    { id, choices }: StoryNode,
    at: number,
    change: (line: string) => string,
  ): string =>
    edit(write(story), passageNames(story).get(id) ?? '', (text) => {
      const lines = text.replace(/\n+$/, '').split('\n');
      const place = lines.length - choices.length + at;
      return lines.map((line, index) => (index === place ? change(line) : line)).join('\n');
    });

  const expectOnly = (file: string, expected: StoryDocument) => {
    const { story } = tool.read(file);
    expect(meaning(story)).toEqual(meaning(expected));
    expect(parseStory(story)).toEqual({ ok: true, value: story });
  };

  test('that was edited in one text differs in that text', () => {
    fc.assert(
      fc.property(logicStoryArbitrary, pick, fc.boolean(), (story, seed, isInside) => {
        const node = story.nodes[seed % story.nodes.length] as StoryNode;
        // Words that each content of these stories has as they are.
        const words = /[А-Яа-я]{4,}/u.exec(node.content.replaceAll(/\{[^:}]*[:}]/g, ''))?.[0] ?? '';
        fc.pre(words !== '');
        const next = isInside ? `${words} {по}-новому|` : 'Иначе';
        const own = node.content.replace(words, () =>
          next.replaceAll(isInside && isInBraces(node.content, words) ? /[{}|]/g : /[{}]/g, '\\$&'),
        );
        const file = edit(write(story), `Место ${story.nodes.indexOf(node)}`, (text) =>
          text.replace(words, () => next),
        );
        fc.pre(!next.includes('{') || dialect === 'sugarcube');
        expectOnly(
          file,
          withNode(story, node.id, (each) => ({ ...each, content: own })),
        );
      }),
      { numRuns: runs(100) },
    );
  });

  test('that was edited in one title differs in that title', () => {
    fc.assert(
      fc.property(logicStoryArbitrary, pick, fc.boolean(), (story, seed, withLinks) => {
        const index = seed % story.nodes.length;
        const name = `Место ${index}`;
        const renamed = write(story).replace(headOf(name), headOf('Двор'));
        const file = withLinks
          ? renamed
              .replaceAll(`${name}]`, 'Двор]')
              .replaceAll(`${quote}${name}${quote}`, `${quote}Двор${quote}`)
          : renamed;
        expectOnly(
          file,
          withNode(story, `n${index}`, (each) => ({ ...each, title: 'Двор' })),
        );
      }),
      { numRuns: runs(100) },
    );
  });

  test('that was edited in the words of one link differs in that choice', () => {
    fc.assert(
      fc.property(logicStoryArbitrary, pick, pick, (story, seed, other) => {
        const node = story.nodes[seed % story.nodes.length] as StoryNode;
        const at = other % Math.max(node.choices.length, 1);
        const choice = node.choices[at];
        fc.pre(choice !== undefined);
        const word = /^[А-Я][а-я]+/u.exec(choice.text)?.[0] ?? '';
        const file = editChoice(story, node, at, (line) => line.replace(word, 'Сделать'));
        expectOnly(
          file,
          withNode(story, node.id, (each) => ({
            ...each,
            choices: each.choices.map((one, index) =>
              index === at ? { ...one, text: one.text.replace(word, 'Сделать') } : one,
            ),
          })),
        );
      }),
      { numRuns: runs(100) },
    );
  });

  test('that was edited in the target of one link leads elsewhere by that choice', () => {
    fc.assert(
      fc.property(logicStoryArbitrary, pick, pick, pick, (story, seed, other, wanted) => {
        const node = story.nodes[seed % story.nodes.length] as StoryNode;
        const at = other % Math.max(node.choices.length, 1);
        const connection = story.connections.find(
          ({ id }) => id === node.choices[at]?.connectionId,
        );
        const from = passageNames(story).get(connection?.toNodeId ?? '');
        const target = story.nodes[wanted % story.nodes.length] as StoryNode;
        fc.pre(connection !== undefined && from !== undefined);
        // An effect that counts visits of the target means another number there once the link leads elsewhere.
        fc.pre(!/visit/.test(JSON.stringify(node.choices[at]?.effects ?? [])));
        const to = passageNames(story).get(target.id) ?? '';
        const before = `\\[\\[|-(?:>|&gt;)|${quote} ${quote}|\\(go-to: ${quote}|\\(link-goto: .*, ${quote}`;
        const link = new RegExp(`(${before})${from}(?=\\]|${quote})`);
        const file = editChoice(story, node, at, (line) =>
          line.replace(link, (_, start) => `${start}${to}`),
        );
        expectOnly(file, {
          ...story,
          connections: story.connections.map((each) =>
            each.id === connection.id ? { ...each, toNodeId: target.id } : each,
          ),
        });
      }),
      { numRuns: runs(100) },
    );
  });
});

/** Whether a word stands in the text of a condition. */
const isInBraces = (content: string, word: string): boolean => {
  const before = content.slice(0, content.indexOf(word)).replaceAll(/\\[{}]/g, '');
  return before.split('{').length > before.split('}').length;
};

const shop = parseStory({
  title: 'Лавка',
  variables: [
    { id: 'v', name: 'золото', type: 'number', initial: 5, note: 'в кошельке' },
    { id: 'w', name: 'ключ', type: 'boolean', initial: false, note: '' },
  ],
  nodes: [
    {
      id: 'a',
      type: 'choice',
      title: 'Лавка',
      content: 'У вас {золото} монет.\n{if ключ: Ключ звенит. | else: Карман пуст.}',
      position: { x: 0, y: 0 },
      effects: [{ kind: 'add', variable: 'золото', value: '1', isShown: true }],
      choices: [
        {
          id: 'a1',
          text: 'Купить',
          connectionId: 'c1',
          condition: 'золото >= 3',
          closedReason: 'Дорого',
          effects: [{ kind: 'take', variable: 'золото', value: '3', isShown: true }],
        },
        { id: 'a2', text: 'Уйти с {золото}', connectionId: 'c2' },
      ],
    },
    { id: 'b', type: 'end', title: 'Дом', content: '', position: { x: 0, y: 0 } },
  ],
  connections: [
    { id: 'c1', fromNodeId: 'a', toNodeId: 'b' },
    { id: 'c2', fromNodeId: 'a', toNodeId: 'b' },
  ],
  startNodeId: 'a',
});

describe('W15: an author who works on in SugarCube', () => {
  if (!shop.ok) throw new Error('The story is none.');
  const story = shop.value;
  const file = writeTwee(story);

  test('finds readable code', () => {
    expect(file).toContain(
      [
        '<<set $zoloto to $zoloto + 1>>\\',
        'У вас $zoloto монет.',
        '<<if $klyuch>>Ключ звенит.<<else>>Карман пуст.<</if>>',
        '',
        '<<if $zoloto gte 3>>[[Купить->Дом][$zoloto to $zoloto - 3]]<<else>>Дорого<</if>>',
        '<<link "Уйти с $zoloto" "Дом">><</link>>',
      ].join('\n'),
    );
    expect(file).toContain(':: StoryInit\n<<set $zoloto to 5>>\n<<set $klyuch to false>>\n');
    expect(file).toContain('"format": "SugarCube"');
  });

  const after = (from: string, to: string) => readTwee(file.replace(from, () => to)).story;
  const choice = (read: StoryDocument, index = 0) => read.nodes[0]?.choices[index];

  test('changes a condition, an effect and a reason', () => {
    expect(choice(after('$zoloto gte 3>>[[', '$zoloto gte 4 and not $klyuch>>[['))).toEqual({
      ...choice(story),
      condition: 'золото >= 4 and not ключ',
    });
    expect(choice(after('$zoloto - 3]', '$zoloto - 4]'))).toEqual({
      ...choice(story),
      effects: [{ kind: 'take', variable: 'золото', value: '4', isShown: true }],
    });
    expect(choice(after('Дорого', 'Дорого: {5}'))).toEqual({
      ...choice(story),
      closedReason: 'Дорого: \\{5\\}',
    });
    expect(after('$zoloto + 1>>\\', '$zoloto + 2>>\\').nodes[0]?.effects).toEqual([
      { kind: 'add', variable: 'золото', value: '2', isShown: true },
    ]);
    expect(after('$zoloto to 5', '$zoloto to 7').variables?.[0]).toMatchObject({
      id: 'v',
      initial: 7,
      note: 'в кошельке',
    });
  });

  test('writes new text with values and conditions, and new choices', () => {
    const read = after(
      'монет.\n',
      'монет, <<if $zoloto gt 9>>много<<elseif $klyuch>>ключ<<else>>мало<</if>>.\n',
    );
    expect(read.nodes[0]?.content).toBe(
      'У вас {золото} монет, {if золото > 9: много | else: {if ключ: ключ | else: мало}}.\n{if ключ: Ключ звенит. | else: Карман пуст.}',
    );
    const grown = after(
      '<<link "Уйти',
      '<<if $klyuch>>[[Отпереть->Дом][$klyuch to false]]<</if>>\n<<link "Уйти',
    );
    expect(choice(grown, 1)).toMatchObject({
      text: 'Отпереть',
      condition: 'ключ',
      effects: [{ kind: 'set', variable: 'ключ', value: 'no' }],
    });
    expect([choice(grown, 0), choice(grown, 2)]).toEqual([choice(story, 0), choice(story, 1)]);
  });

  test('adds a passage and a variable; what ours cannot say becomes a note of the author', () => {
    const read = after(
      ':: Дом',
      ':: Двор\n<<set $hleb to 2>>\\\nХлеба: $hleb, монет: $zoloto.<<audio "a" play>>\n[[Дом]]\n\n:: Дом',
    );
    expect(read.nodes.find(({ title }) => title === 'Двор')).toMatchObject({
      content: 'Хлеба: {hleb}, монет: {золото}.',
      effects: [{ kind: 'set', variable: 'hleb', value: '2' }],
    });
    expect(read.variables?.map(({ name }) => name)).toEqual(['золото', 'ключ', 'hleb']);
    expect(read.notes).toMatchObject([{ text: '<<audio "a" play>>' }]);
  });
});
