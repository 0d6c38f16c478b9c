import { describe, expect, test } from 'vitest';
import { brokenOf, choicesOf, contentOf, read, titlesOf } from './realFiles.fixtures.ts';

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
  expect(contentOf(story, 'B')).toContain('squiffy.set("a", [[1,2]]);\n\tx[[3]];');
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
