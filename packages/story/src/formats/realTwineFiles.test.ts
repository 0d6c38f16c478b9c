import { describe, expect, test } from 'vitest';
import { brokenOf, choicesOf, contentOf, read, remarksOf, titlesOf } from './realFiles.fixtures.ts';
import type { ReadStory } from './report.ts';

// Games as Twine and its authors write them, each with the quirks that the documentation of its format names.

const inHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

type Passages = readonly [name: string, text: string, tags?: string][];

const ends: Passages = [
  ['B', 'b'],
  ['C', 'c'],
  ['The "Owl" & I', 'd'],
];

/** A game as Twine 2 publishes it. */
const page = (format: string, ...passages: Passages) => `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>Game</title><script>const t = '<tw-storydata name="no">';</script></head>
<body><tw-storydata name="Game" startnode="1" creator="Twine" creator-version="2.6.2" format="${format}" format-version="3.3.8" ifid="D674C58C-DEFA-4F70-B7A2-27742230C0FC" options="debug" tags="" zoom="1" hidden><style role="stylesheet" id="twine-user-stylesheet" type="text/twine-css"></style><script role="script" id="twine-user-script" type="text/twine-javascript"></script>${[
  ...passages,
  ...ends,
]
  .map(
    ([name, text, tags = ''], at) =>
      `<tw-passagedata pid="${at + 1}" name="${inHtml(name)}" tags="${tags}" position="${at * 100},0" size="100,100">${inHtml(text)}</tw-passagedata>`,
  )
  .join('')}</tw-storydata></body></html>`;

const macrosOf = ({ report }: ReadStory) =>
  report.simplified.filter(({ code }) => code === 'macro').map(({ name }) => name);

describe('I6, I10: Harlowe', () => {
  const start = (text: string) => read(page('Harlowe', ['Start', text]));

  test('links in every order, in hooks and of names with quotes', () => {
    const story = start(
      '[[a->B]] [[B<-b]] [[x->The "Owl" & I]]\n(if: $a is 1)[yes [[inner->B]]](else:)[no]\n(link-reveal: "more")[ [[then->C]]]',
    );
    expect(choicesOf(story)).toEqual([
      ['a', 'B'],
      ['b', 'B'],
      ['x', 'The "Owl" & I'],
      ['inner', 'B'],
      ['then', 'C'],
    ]);
  });

  test('links of macros, also over several lines and after other macros', () => {
    const story = start(
      '(link-goto:\n  "lines",\n  "B") (link: "deep")[(set: $x to (dm: "a", [b]))(go-to: "B")] (link-reveal-goto: "rg", "C")[(set: $y to 2)]',
    );
    expect(choicesOf(story)).toEqual([
      ['lines', 'B'],
      ['deep', 'B'],
      ['rg', 'C'],
    ]);
  });

  test('a target that a variable holds is named as such', () => {
    const story = start('(link-goto: "go", $where)');
    expect(choicesOf(story)).toEqual([['go', undefined]]);
    expect(brokenOf(story)).toEqual(['target-computed $where']);
  });

  test('what is verbatim or code holds no links', () => {
    const text = 'x `[[no]]` <script>var a = [[1,2],[3,4]];</script> it`s [[yes->B]]';
    const story = start(text);
    expect(choicesOf(story)).toEqual([['yes', 'B']]);
    expect(contentOf(story)).toBe('x [[no]]  it`s yes');
    expect(remarksOf(story)).toEqual(['<script>var a = [[1,2],[3,4]];</script>']);
  });
});

describe('I6, I10: SugarCube', () => {
  const start = (text: string) => read(page('SugarCube', ['Start', text]));

  test('links with setters', () => {
    expect(choicesOf(start('[[a|B][$x to 1]] [[b->B][$arr[0] to 1]] [[C<-c]]'))).toEqual([
      ['a', 'B'],
      ['b', 'B'],
      ['c', 'C'],
    ]);
  });

  test('links of macros; what they do besides are effects of their choices', () => {
    const story = start(
      'x <<link "Take">><<set $x to 1>><<goto "B">><</link>> <<link [[b|C]]>><<set $y to "q">><</link>> <<button "Go">><<goto [[C]]>><</button>> <<click "old" "B">><</click>>',
    );
    expect(choicesOf(story)).toEqual([
      ['Take', 'B'],
      ['b', 'C'],
      ['Go', 'C'],
      ['old', 'B'],
    ]);
    expect(contentOf(story)).toBe('x Take b Go old');
    expect(story.story.nodes[0]?.choices.map(({ effects }) => effects?.[0]?.value)).toEqual([
      '1',
      '"q"',
      undefined,
      undefined,
    ]);
    expect(macrosOf(story)).toEqual([]);
  });

  test('every passage that <<actions>> lists is a choice', () => {
    const story = read(page('SugarCube', ['Start', 'Where to?\n<<actions "B" "C">>']));
    expect(choicesOf(story)).toEqual([
      ['B', 'B'],
      ['C', 'C'],
    ]);
    expect(story.story.nodes[0]?.content).toBe('Where to?');
  });

  test('a link of a macro without an end leaves the links after it alone', () => {
    expect(choicesOf(start('<<link "x">> [[a|B]] <<goto "C">>'))).toEqual([
      ['a', 'B'],
      ['C', 'C'],
    ]);
  });

  test('comments, code and text without markup hold no links', () => {
    const text =
      '/* [[c1]] */ /% [[c2]] %/ <!-- [[c3]] --> {{{[[c4]]}}} <nowiki>[[c5]]</nowiki> """[[c6]]""" <<script>>var q = [[1,2],[3,4]];<</script>> <<set $a to [[1,2],[3,4]]>>';
    const story = start(text);
    expect(choicesOf(story)).toEqual([]);
    expect(contentOf(story)).toBe('   [[c4]] [[c5]] [[c6]]  ');
    expect(macrosOf(story)).toEqual(['<<script>>', '<<set>>']);
    expect(remarksOf(story)).toEqual([
      '<<script>>var q = [[1,2],[3,4]];<</script>>\n<<set $a to [[1,2],[3,4]]>>',
    ]);
  });

  test('data-passage with entities', () => {
    expect(
      choicesOf(
        start('<a data-passage="The &quot;Owl&quot; &amp; I" class="link-internal">q</a> and'),
      ),
    ).toEqual([['q', 'The "Owl" & I']]);
  });
});

describe('I10: Chapbook', () => {
  const story = read(
    page('Chapbook', [
      'Start',
      "hp: 10\nseen (hp > 3): true\n--\n\n[if hp > 1]\nYou live. {embed passage: 'B'}\n\n[JavaScript]\nwrite([[1,2],[3,4]].length)\n\n[continued]\n[[a->B]] {reveal link: 'r', passage: 'C'} {link to: 'B', label: 'lab'} {hp}\n\n[align center]\n> [[fork->C]]",
    ]),
  );

  test('links of inserts and forks are choices; code holds none', () => {
    expect(choicesOf(story)).toEqual([
      ['a', 'B'],
      ['r', 'C'],
      ['lab', 'B'],
      ['fork', 'C'],
    ]);
  });

  test('variables and conditions come over; other code is a remark', () => {
    expect(contentOf(story)).toBe('{if hp > 1: You live.}\n\na r lab {hp}');
    expect(story.story.nodes[0]?.effects?.map(({ value }) => value)).toEqual([
      '10',
      'hp > 3 or seen',
    ]);
    expect(macrosOf(story)).toEqual(['[JavaScript]', '[align]', '{embed passage}']);
    expect(remarksOf(story)).toEqual([
      "{embed passage: 'B'}\n[JavaScript]\nwrite([[1,2],[3,4]].length)\n[align center]",
    ]);
  });
});

test('I10: Snowman', () => {
  const story = read(
    page('Snowman', [
      'Start',
      '<% s.x = [[1,2],[3,4]]; if (s.x) { %>\n[[a|B]] - [[B<-b]] <%= s.name %><% } %>\n<a href="javascript:void(0)" data-passage="C">see</a> it',
    ]),
  );
  expect(choicesOf(story)).toEqual([
    ['a', 'B'],
    ['b', 'B'],
    ['see', 'C'],
  ]);
});

describe('Twine 1', () => {
  const tiddler = (name: string, text: string, tags = '') =>
    `<div tiddler="${inHtml(name)}" tags="${tags}" created="201301010000" modifier="twee" twine-position="10,10">${inHtml(text).replaceAll('\n', '\\n')}</div>`;
  const file = (...tiddlers: string[]) =>
    `<html><body><div id="storeArea" data-size="${tiddlers.length}" hidden>${tiddlers.join('\n')}</div></body></html>`;
  const letters = (pairs: string) => (text: string) =>
    text.replaceAll(/[a-z]/gi, (letter) => {
      const at = pairs.indexOf(letter.toLowerCase());
      const other = at === -1 ? letter : (pairs[at % 2 === 0 ? at + 1 : at - 1] ?? letter);
      return letter === letter.toUpperCase() ? other.toUpperCase() : other.toLowerCase();
    });

  test.each([
    ['rot13', 'undo:on\nobfuscate:rot13\n', letters('anbocpdqerfsgthuivjwkxlymz')],
    ['swap', 'obfuscate: swap\nobfuscatekey: tesaro\n', letters('tesaro')],
    ['off', 'obfuscate:off\n', (text: string) => text],
  ])('I3: a story whose letters are exchanged: %s', (_way, settings, exchange) => {
    const story = read(
      file(
        tiddler('StorySettings', settings),
        tiddler(exchange('StoryTitle'), exchange('Ёж & Owl')),
        tiddler(exchange('Start'), exchange('One "two"\n[[go|B]] [img[pic]]'), exchange('night')),
        tiddler('pic', 'data:image/png;base64,AAAA', 'Twine.image'),
        tiddler(exchange('B'), exchange('end')),
      ),
    );
    expect(story.story.title).toBe('Ёж & Owl');
    expect(titlesOf(story)).toEqual(['Start', 'B']);
    expect(story.story.nodes[0]).toMatchObject({ content: 'One "two"', tags: ['night'] });
    expect(choicesOf(story)).toEqual([['go', 'B']]);
    expect(brokenOf(story)).toEqual(['media-left pic']);
  });

  test('I10: macros', () => {
    const story = read(
      file(
        tiddler('Start', '<<choice "B" "Words">> [[x|C]] <<display "B">> \\s'),
        tiddler('B', 'b'),
        tiddler('C', 'c'),
      ),
    );
    expect(choicesOf(story)).toEqual([
      ['Words', 'B'],
      ['x', 'C'],
    ]);
  });
});
