import { describe, expect, test } from 'vitest';
import { brokenOf, choicesOf, contentOf, read, remarksOf, titlesOf } from './realFiles.fixtures.ts';
import { writeTwee } from './write/writeTwee.ts';

// Files as other programs and their authors write them, each with the quirks that its documentation names.

describe('I4: Twee', () => {
  test('of Twine 1, with what it says of the story', () => {
    const story = read(
      ':: StoryTitle\nTw\n\n::StoryAuthor\nme\n\n:: StorySettings\nundo:off\n\n:: StoryIncludes\nmore.tw\n\n::Start [a b]\nHello\n[[x|The "Owl"]]\n\n:: The "Owl"\nb\n\n:: UserScript [script]\nx=1\n\n:: sheet [stylesheet]\np{}\n\n:: secret [Twine.private]\nno\n',
      'game.tw',
    );
    expect(titlesOf(story)).toEqual(['Start', 'The "Owl"']);
    expect(choicesOf(story)).toEqual([['x', 'The "Owl"']]);
    expect(story.story.title).toBe('Tw');
  });

  test('2, with positions in angles', () => {
    const story = read(':: Start [a]<25,50>\n[[C D]]\n\n:: C D <300,50>\nc\n', 'game.tw2');
    expect(titlesOf(story)).toEqual(['Start', 'C D']);
    expect(story.story.nodes[0]?.position).toEqual({ x: 60, y: 120 });
    expect(story.report.broken).toEqual([]);
  });

  test('3, with its settings over several lines', () => {
    const story = read(
      ':: StoryData\n{\n  "ifid": "D674C58C-DEFA-4F70-B7A2-27742230C0FC",\n  "format": "SugarCube",\n  "start": "My Passage",\n  "zoom": 0.25\n}\n\n:: Other\nx\n\n:: My Passage [ tag  two ] {"position":"600,400","size":"100,200"}\n[[x->B \\{z\\}]] [[y|Other]]\n',
      'game.twee',
    );
    expect(story.story.nodes.find(({ id }) => id === story.story.startNodeId)).toMatchObject({
      title: 'My Passage',
      tags: ['tag', 'two'],
    });
  });
});

describe('I12: Yarn', () => {
  const nodes = [
    {
      title: 'Start',
      tags: 'a b',
      body: 'Hi\r\n[[go|B]]\r\n[[B]]',
      position: { x: 0, y: 0 },
      colorID: 0,
    },
    { title: 'B', tags: '', body: 'end', position: { x: 300, y: 0 }, colorID: 0 },
  ];
  test.each([
    ['a list', nodes],
    ['nodes with a header', { header: { lastSavedUnix: '2020' }, nodes }],
  ])('JSON of its editors: %s', (_what, json) => {
    const story = read(JSON.stringify(json), 'game.json');
    expect(story.report.format).toBe('yarn');
    expect(story.story.nodes[0]).toMatchObject({ content: 'Hi', tags: ['a', 'b'] });
    expect(choicesOf(story)).toEqual([
      ['go', 'B'],
      ['B', 'B'],
    ]);
  });

  test('1, with links, options and conditions', () => {
    const story = read(
      'title: Start\ntags: a\ncolorID: 0\nposition: 12,34\n---\nHello {$x}\n[[go|B]]\n[[C]]\n===\ntitle: B\n---\n<<if $a is 1>>\nyes\n<<endif>>\n-> one\n  ok\n  [[C]]\n-> two <<if $z>>\n  [[Start]]\n===\ntitle: C\n---\nend\n===\n',
      'game.yarn',
    );
    expect(choicesOf(story)).toEqual([
      ['go', 'B'],
      ['C', 'C'],
    ]);
    expect(choicesOf(story, 'B')).toEqual([
      ['one', 'one'],
      ['two', 'Start'],
    ]);
  });
});

test('I13: brackets in the JavaScript of Squiffy are no links', () => {
  const story = read(
    '@title Sq\n\nHello [[go]](B) and [look].\n\n[look]:\nYou look.\n\n[[B]]:\n@set hp = 3\n    squiffy.set("a", [[1,2]]);\n\tx[[3]];\nEnd [[more]](C, hp-=1)\n\n[[C]]:\nfin\n',
    'game.squiffy',
  );
  expect(choicesOf(story, 'Sq')).toEqual([
    ['go', 'B'],
    ['look', 'look'],
  ]);
  expect(choicesOf(story, 'B')).toEqual([['more', 'C']]);
  expect(contentOf(story, 'B')).toBe('End more');
  expect(remarksOf(story)).toEqual(['squiffy.set("a", [[1,2]]);\nx[[3]];']);
  expect(brokenOf(story)).toEqual([]);
});

test('I14: Markdown with settings, a title, an anchor and a link with a title', () => {
  const story = read(
    '---\ntitle: "MD"\n---\n# Book\n\nintro\n\n## Start\n\nGo [left](#the-b) or [right](#c--d "t"). [ext](https://e.x)\n\n## The B\n\nText ![i](a.png)\n\n## C & D\n\n1. [back](#start)\n',
    'game.md',
  );
  expect(story.story).toMatchObject({ title: 'MD', description: 'intro' });
  expect(choicesOf(story)).toEqual([
    ['left', 'The B'],
    ['right', 'C & D'],
  ]);
});

describe('I1, I5, I10: what a format says without naming itself', () => {
  test.each<[string, string, (string | undefined)[][]]>([
    ['Harlowe', '(link-goto: "Leave", "B")', [['Leave', 'B']]],
    ['Harlowe', '(if: $x)[<b>[[go->B]]</b>]', [['go', 'B']]],
    ['Snowman', '<% s.a = 1 %>[[B]]', [['B', 'B']]],
    [
      'Chapbook',
      "{embed passage: 'C'}\n[if gold > 2]\n{reveal link: 'go', passage: 'B'}",
      [['go', 'B']],
    ],
    ['SugarCube', '<<link "go" "B">><</link>>', [['go', 'B']]],
  ])('Twee without StoryData is that of %s by its signs', (_name, text, choices) => {
    const found = read(`:: Start\n${text}\n\n:: B\nx\n\n:: C\nx`, 'a.twee');
    expect(choicesOf(found)).toEqual(choices);
    expect(contentOf(found)).not.toMatch(/\(link|\(if|<%|\[if|<</);
  });

  test('a comment that nothing closes hides its line and is reported', () => {
    const found = read(':: Start\nA <!-- [[no->B]]\nthen [[yes->B]]\n\n:: B\nx', 'a.twee');
    expect(choicesOf(found)).toEqual([['yes', 'B']]);
    expect(found.report.simplified.map(({ name }) => name)).toEqual(['<!--']);
  });

  test('what stands around the passages of SugarCube is no node and no ending', () => {
    const special = [
      ':: StoryInit\n<<set $gold to 5>>',
      ':: StoryCaption\nGold: $gold',
      ':: StoryMenu\n[[Help]]',
      ':: PassageHeader\nx',
      ':: W [widget]\n<<widget "a">>x<</widget>>',
    ].join('\n\n');
    const data = ':: StoryData\n{"format":"SugarCube"}';
    const found = read(`${special}\n\n${data}\n\n:: Start\n$gold [[B]]\n\n:: B\nx`, 'a.twee');
    expect(titlesOf(found)).toEqual(['Start', 'B']);
    expect(found.report.counts.endings).toBe(1);
    expect(found.story.variables?.map(({ name, initial }) => [name, initial])).toEqual([
      ['gold', 5],
    ]);
    expect(found.report.simplified.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'script PassageHeader',
      'script StoryCaption',
      'script StoryMenu',
      'script W',
    ]);
    const written = writeTwee(found.story);
    expect(written).toContain(':: StoryMenu\n[[Help]]');
    expect(read(written, 'b.twee').story).toEqual(found.story);
    expect(titlesOf(read(written.replace('[[B]]', '[[B]] y'), 'b.twee'))).toEqual(['Start', 'B']);
  });

  test('Twison escapes its texts, and may have links beside them', () => {
    const passages = [
      { name: 'Start', text: '[[go-&gt;End]] A &amp; B', links: [{ name: 'go', link: 'End' }] },
      { name: 'End', text: '1 &lt; 2', links: [{ name: 'back', link: 'Start' }] },
    ];
    const found = read(JSON.stringify({ name: 'J', passages }), 'a.json');
    expect(choicesOf(found)).toEqual([['go', 'End']]);
    expect(choicesOf(found, 'End')).toEqual([['back', 'Start']]);
    expect([contentOf(found), contentOf(found, 'End')]).toEqual(['go A & B', '1 < 2']);
  });
});

describe('I13: Squiffy leads to what stands below', () => {
  test.each(['[[Begin>]]', '[[Begin]](>)'])('%s and a line of three hyphens', (link) => {
    const found = read(`[[intro]]:\nHello.\n${link}\n---\nSecond.\n\n---\nAlso.`, 'a');
    expect(titlesOf(found)).toEqual(['intro', 'Begin']);
    expect(choicesOf(found, 'intro')).toEqual([['Begin', 'Begin']]);
    expect(contentOf(found, 'Begin')).toBe('Second.\n\n---\nAlso.');
  });

  test('the ending of its name is enough', () => {
    expect(choicesOf(read('Hello.\n+++Go\nSecond.', 'a.squiffy'), '…')).toEqual([['Go', 'Go']]);
  });
});

describe('I14: the ending .md makes a text Markdown', () => {
  const outline = '# Cave\n## Start\nHi\n:::note\nx\n:::\n- [Go](#end)\n## End';

  test.each([
    ['a.md', outline],
    ['a', outline],
    ['a.md', outline.replace(':::note', ':: x')],
  ])('%s', (name, text) => {
    const found = read(text, name);
    expect(found.report.format).toBe('markdown');
    expect(choicesOf(found)).toEqual([['Go', 'End']]);
  });
});
