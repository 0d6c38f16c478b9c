import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import type { StoryDocument } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import type { ReadResult } from './readResult.ts';
import { readStories } from './readStories.ts';
import type { ReadStory } from './report.ts';
import { nodeLinks } from './write/nodeLinks.ts';
import { writeMarkdown } from './write/writeMarkdown.ts';

function only(result: ReadResult): ReadStory {
  if (!result.ok) throw new Error(result.error.code);
  expect(result.value).toHaveLength(1);
  const [read] = result.value;
  if (!read) throw new Error('No story was read.');
  expect(parseStory(read.story).ok).toBe(true);
  return read;
}

const read = (text: string, name = 'Паром.txt') => only(readStories([{ name, text }]));

/** Each node as its title, text and links: `words → title`, or `→ title` without a choice. */
function nodesOf({ nodes, connections }: StoryDocument) {
  const titles = new Map(nodes.map(({ id, title }) => [id, title]));
  return nodes.map(({ id, title, content, choices, type }) => {
    const own = connections.filter(({ fromNodeId }) => fromNodeId === id);
    const to = (connectionId: string) =>
      titles.get(own.find((each) => each.id === connectionId)?.toNodeId ?? '') ?? '?';
    const links =
      choices.length > 0
        ? choices.map(({ text, connectionId }) => `${text} → ${to(connectionId)}`)
        : own.map((each) => `→ ${to(each.id)}`);
    return [title, type, content, ...links];
  });
}

const notesOf = ({ report }: ReadStory) =>
  [...report.simplified, ...report.broken].map(
    ({ code, name, count }) => `${code} ${name} ${count}`,
  );

const yarn = (body: string, rest = '') =>
  `title: Start\n---\n${body}\n===\ntitle: B\n---\nEnd\n===\n${rest}`;

describe('I12: Yarn', () => {
  test('options with a body become nodes, and what follows is reached from all of them', () => {
    const { story, report } = read(
      yarn(
        'Ann: Hello #line:01\n-> Stay\n    Ann: Good.\n    -> Deeper\n        <<jump B>>\n-> Go <<if $coins > 2>> #line:02\n    <<jump B>>\n-> Wait\nAfter.\n<<jump B>>',
      ),
    );
    expect(nodesOf(story)).toEqual([
      ['Start', 'choice', 'Ann: Hello', 'Stay → Stay', 'Go → B', 'Wait → Start · 2'],
      ['Stay', 'choice', 'Ann: Good.', 'Deeper → B'],
      ['Start · 2', 'text', 'After.', '→ B'],
      ['B', 'end', 'End'],
    ]);
    expect(story.nodes[0]?.choices.map(({ condition }) => condition)).toEqual([
      undefined,
      'coins > 2',
      undefined,
    ]);
    expect(report.source).toBe('Yarn');
    expect(story.startNodeId).toBe(story.nodes[0]?.id);
    expect(story.title).toBe('Паром');
  });

  test('values and assignments come over; comments go, markup is a remark', () => {
    const found = read(
      yarn('<<set $x to 1>>\nYou have {$x}. [wave]Hi[/wave] \\[no\\] // secret\n// more'),
    );
    expect(found.story.nodes[0]?.content).toBe('You have {x}. Hi [no]');
    expect(found.story.nodes[0]?.effects).toEqual([{ kind: 'set', variable: 'x', value: '1' }]);
    expect(notesOf(found)).toEqual(['comment  2', 'macro [wave] 2']);
  });

  test('options in branches are one list; a jump in a branch leaves the rest reachable', () => {
    const { story } = read(
      yarn('<<if $x>>\n    -> One\n        <<jump B>>\n<<else>>\n    -> Two\n<<endif>>'),
    );
    expect(nodesOf(story)[0]).toEqual(['Start', 'choice', '', 'One → B', 'Two → Two']);
    const jump = read(yarn('<<if $x>>\n<<jump B>>\n<<endif>>\n-> Go on\nNext.')).story;
    expect(nodesOf(jump).map(([title, , , ...links]) => [title, ...links])).toEqual([
      ['Start', 'B → B', 'Go on → Start · 2'],
      ['Start · 2'],
      ['B'],
    ]);
  });

  test('links of version 1, positions and tags; several files make one story', () => {
    const parts = [
      {
        name: 'a.yarn',
        text: '\uFEFFtitle: Начало \r\ntags: ночь\r\nposition: 100,50\r\n---\r\n[[Дальше| Берег ]]\r\n[[Назад|Начало]]\r\n===',
      },
      {
        name: 'b.yarn',
        text: 'title:\u00A0Берег\nposition: 200,50\ncolorID: 2\nwhen: $x\n---\n[[Начало]]\n',
      },
    ];
    const found = only(readStories(parts));
    expect(nodesOf(found.story)).toEqual([
      ['Начало', 'choice', '', 'Дальше → Берег', 'Назад → Начало'],
      ['Берег', 'text', '', '→ Начало'],
    ]);
    expect(found.story.nodes[0]).toMatchObject({ tags: ['ночь'], position: { x: 240, y: 120 } });
    expect(notesOf(found)).toEqual(['macro when: $x 1']);
  });

  test('jumps to nowhere and twice the same name are reported', () => {
    const found = read(yarn('<<jump Gone>>', 'title: B\n---\n<<jump {$x}>>\n===\n'));
    expect(notesOf(found).sort()).toEqual([
      'name-duplicate B 1',
      'target-computed {$x} 1',
      'target-missing Gone 1',
    ]);
    expect(nodesOf(found.story)[0]).toEqual(['Start', 'choice', '', 'Gone → ?']);
  });
});

describe('I13: Squiffy', () => {
  test('sections and passages are nodes; a passage without links leads back', () => {
    const found = read(
      '@title Паром\n@start причал\n\n[[река]]:\nВода. {{x}}\n@set y\n\n[[причал]]:\nСтой [[на паром]](река, плата=1), [осмотреться](вокруг) или [молчи]. ![рис](вокруг) [сайт](https://example.org)\n\n[вокруг]:\nТихо.\n',
    );
    expect(found.story.title).toBe('Паром');
    expect(nodesOf(found.story)).toEqual([
      ['река', 'end', 'Вода. '],
      [
        'причал',
        'choice',
        'Стой на паром, осмотреться или [молчи]. ![рис](вокруг) [сайт](https://example.org)',
        'на паром → река',
        'осмотреться → вокруг',
      ],
      ['вокруг', 'text', 'Тихо.', '→ причал'],
    ]);
    expect(found.story.startNodeId).toBe(found.story.nodes[1]?.id);
    expect(notesOf(found)).toEqual(['macro {{x}} 1']);
    expect(found.story.nodes[1]?.choices[0]?.effects).toEqual([
      { kind: 'set', variable: 'плата', value: '1' },
    ]);
  });

  test('text before the first section, and text that goes on', () => {
    const { story } = read('Intro [[one]]\n\n[[one]]:\nA\n+++Дальше\nB\n++ Ещё\nC');
    expect(nodesOf(story)).toEqual([
      ['…', 'choice', 'Intro one', 'one → one'],
      ['one', 'choice', 'A', 'Дальше → Дальше'],
      ['Дальше', 'choice', 'B', 'Ещё → Ещё'],
      ['Ещё', 'text', 'C', '→ Дальше'],
    ]);
  });

  test('one passage name in two sections, a missing target and a name with a comma', () => {
    const found = read(
      '[[a]]:\n[p] [[b, c]] [x](none)\n[p]:\n1\n[[b, c]]:\n[p]\n[p]:\n2 [[gone]]\n',
    );
    expect(nodesOf(found.story).map(([title, , , ...links]) => [title, ...links])).toEqual([
      ['a', 'p → p', 'b, c → b, c', 'x → ?'],
      ['p', '→ a'],
      ['b, c', 'p → p'],
      ['p', 'gone → ?'],
    ]);
    expect(notesOf(found)).toEqual(['target-missing gone 1', 'target-missing none 1']);
  });
});

describe('I14: a Markdown outline', () => {
  test('headings are nodes and links to them are choices', () => {
    const found = read(
      '# Паром\n\nО реке.\n\n## Причал у реки\n\nСядь [на паром](#река-ночью) или жди.\n\n1. [Назад \\[домой\\]](#%D0%BF%D1%80%D0%B8%D1%87%D0%B0%D0%BB-%D1%83-%D1%80%D0%B5%D0%BA%D0%B8)\n2. [Прочь](#нет)\n\n### Река \\*ночью\\* ##\n\n[[не ссылка]] ![рис](#река-ночью) [сайт](https://example.org)\n\n```\n# не заголовок [x](#нет)\n```\n',
    );
    expect(found.story).toMatchObject({ title: 'Паром', description: 'О реке.' });
    expect(nodesOf(found.story)).toEqual([
      [
        'Причал у реки',
        'choice',
        'Сядь на паром или жди.\n\n2. Прочь'.replace('\n\n2. Прочь', ''),
        'на паром → Река *ночью*',
        'Назад [домой] → Причал у реки',
        'Прочь → ?',
      ],
      [
        'Река *ночью*',
        'choice',
        '[[не ссылка]] ![рис](#река-ночью) [сайт](https://example.org)\n\n```\n# не заголовок x\n```',
        'x → ?',
      ],
    ]);
  });

  test('anchors, headings of one name, umlauts in both forms, and other kinds of headings', () => {
    const { story } = read(
      '---\ntitle: "Über"\n---\nÜber den Fluß\n===\n[1](#Ende) [2](#ende-1) [3](#mitte) [4](#hier)\n\nEnde\n---\n## Ende\n## <a id="hier"></a>Schluß {#mitte}\n[a](#u\u0308ber-den-fluß)'.replace(
        '\n## <a',
        '\n## <a',
      ),
    );
    expect(story.title).toBe('Über');
    expect(nodesOf(story)).toEqual([
      ['Über den Fluß', 'choice', '', '1 → Ende', '2 → Ende', '3 → Schluß', '4 → Schluß'],
      ['Ende', 'end', ''],
      ['Ende', 'end', ''],
      ['Schluß', 'choice', '', 'a → Über den Fluß'],
    ]);
    const [, second, third] = story.nodes;
    expect(story.connections.slice(0, 2).map(({ toNodeId }) => toNodeId)).toEqual([
      second?.id,
      third?.id,
    ]);
  });

  test('the outline that W2 writes comes back with its nodes, words and connections', () => {
    fc.assert(
      fc.property(storyArbitrary, (story) => {
        fc.pre(story.nodes.length > 0);
        const plain = {
          ...story,
          title: 'Паром',
          description: '',
          nodes: story.nodes.map((node) => ({
            ...node,
            title: node.title.replaceAll(/[^\p{L}\p{N} *_[\]]/gu, '').trim() || 'Узел',
            content: 'Текст',
          })),
        };
        const back = read(writeMarkdown(plain)).story;
        const targets = (of: StoryDocument) => {
          const places = new Map(of.nodes.map(({ id }, index) => [id, index]));
          return of.nodes.map((node) =>
            nodeLinks(of, node)
              .map(({ toNodeId }) => places.get(toNodeId ?? ''))
              .filter((to) => to !== undefined),
          );
        };
        expect(back.nodes.map(({ title }) => title.replaceAll(/\s+/g, ' '))).toEqual(
          plain.nodes.map(({ title }) => title.replaceAll(/\s+/g, ' ')),
        );
        expect(targets(back)).toEqual(targets(plain));
      }),
      { numRuns: runs(100) },
    );
  });
});

const numbers = Array.from({ length: 10_000 }, (_, index) => index);
const nextOf = (index: number) => (index + 1) % numbers.length;

test.each([
  ['Yarn', numbers.map((n) => `title: N ${n}\n---\nText\n-> on\n    <<jump N ${nextOf(n)}>>\n===`)],
  ['Squiffy', numbers.map((n) => `[[N ${n}]]:\nText [[on]](N ${nextOf(n)})`)],
  ['Markdown', numbers.map((n) => `## N ${n}\n\nText [on](#n-${nextOf(n)})`)],
])('I11: %s with 10,000 passages, and again with the same ids', (_name, parts) => {
  const { story, report } = read(parts.join('\n'));
  expect(report.counts).toEqual({
    nodes: 10_000,
    connections: 10_000,
    choices: 10_000,
    endings: 0,
  });
  expect(new Set(story.nodes.map(({ position: { x, y } }) => `${x},${y}`)).size).toBe(10_000);
  const again = read([...parts.slice(1), parts[0] ?? ''].join('\n')).story;
  expect(new Set(again.nodes.map(({ id }) => id))).toEqual(
    new Set(story.nodes.map(({ id }) => id)),
  );
});
