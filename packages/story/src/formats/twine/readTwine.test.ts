import { describe, expect, test } from 'vitest';
import { isMissingMedia } from '../../media/missingMedia.ts';
import { playView } from '../../play/playView.ts';
import { startPlay } from '../../play/startPlay.ts';
import { parseStory } from '../../schema/parseStory.ts';
import { formatsSample } from '../formats.fixture.ts';
import { readHtml, readJson, readStories, readTweeText } from '../readStories.ts';
import type { ReadStory } from '../report.ts';
import { writeTwee } from '../write/writeTwee.ts';

function only(result: ReturnType<typeof readHtml>): ReadStory {
  if (!result.ok) throw new Error(result.error.code);
  expect(result.value).toHaveLength(1);
  const [read] = result.value;
  if (!read) throw new Error('No story was read.');
  expect(parseStory(read.story).ok).toBe(true);
  return read;
}

const page = (passages: string, attributes = '') =>
  `<!DOCTYPE html><html><head><title>x <tw-storydata></title><script>const s = "<tw-storydata name='no'>";</script></head>
<body><tw-story></tw-story><tw-storydata name="Паром" startnode="2" ifid="A1" ${attributes}>
<style role="stylesheet">p { color: red }</style><script role="script">alert("</tw-storydata>")</script>
<tw-tag name="ночь" color="blue"></tw-tag>${passages}</tw-storydata></body></html>`;

const passage = (pid: number, name: string, text: string, rest = '') =>
  `<tw-passagedata pid="${pid}" name="${name}" tags="" ${rest}>${text}</tw-passagedata>`;

const textOf = (twee: string) => {
  const { story } = only(readTweeText(`:: Start\n${twee}\n\n:: B\nEnd\n\n:: C\nEnd`));
  const [node] = story.nodes;
  return {
    content: node?.content,
    choices: node?.choices.map(({ text, connectionId }) => {
      const to = story.connections.find(({ id }) => id === connectionId)?.toNodeId;
      return [text, story.nodes.find(({ id }) => id === to)?.title ?? null];
    }),
  };
};

describe('I1–I3: a page of Twine 2', () => {
  test('only the story data is read; scripts and styles stay as text', () => {
    const { story, report } = only(
      readHtml(
        page(
          passage(1, 'Конец', 'Всё', 'position="100,0"') +
            passage(2, 'Пристань', 'Паром [[отходит-&gt;Конец]].', 'position="0,0"'),
          'format="Harlowe" format-version="3.3.8"',
        ),
      ),
    );
    expect(story.title).toBe('Паром');
    expect(story.nodes.map(({ title, type, content }) => [title, type, content])).toEqual([
      ['Конец', 'end', 'Всё'],
      ['Пристань', 'choice', 'Паром отходит.'],
    ]);
    expect(story.startNodeId).toBe(story.nodes[1]?.id);
    expect(story.nodes[0]?.position).toEqual({ x: 240, y: 0 });
    expect(story.twine).toEqual({
      ifid: 'A1',
      format: 'Harlowe',
      formatVersion: '3.3.8',
      tagColours: { ночь: 'blue' },
      scripts: [{ name: '', text: 'alert("</tw-storydata>")' }],
      styles: [{ name: '', text: 'p { color: red }' }],
    });
    expect(report.source).toBe('Harlowe 3.3.8');
    expect(report.counts).toEqual({ nodes: 2, connections: 1, choices: 1, endings: 1 });
  });

  test('text that looks like markup stays text', () => {
    const { story } = only(
      readHtml(
        page(passage(2, 'A &amp; B', '&lt;/tw-passagedata&gt; &amp;lt; &amp;amp; <b>x</b>')),
      ),
    );
    expect(story.nodes[0]).toMatchObject({
      title: 'A & B',
      content: '</tw-passagedata> &lt; &amp; <b>x</b>',
    });
  });

  test('an archive holds several stories', () => {
    const result = readHtml(
      page(passage(2, 'A', 'x')) + page(passage(2, 'B', 'y')).replace('Паром', 'Маяк'),
    );
    expect(result.ok && result.value.map(({ story }) => story.title)).toEqual(['Паром', 'Маяк']);
  });

  test('a page of Twine 1', () => {
    const { story, report } = only(
      readHtml(
        `<div id="storeArea"><div tiddler="StoryTitle">Маяк</div>
<div tiddler="Start" tags="a b" twine-position="10,10">Один\\nдва [[вниз|B]]</div><div tiddler="B" tags="">x</div></div>`,
      ),
    );
    expect(report.format).toBe('twine1-html');
    expect(story.nodes[0]).toMatchObject({ tags: ['a', 'b'], content: 'Один\nдва вниз' });
  });
});

describe('I4: Twee', () => {
  test('headers carry tags, positions and escaped brackets', () => {
    const { story } = only(
      readTweeText(
        '\uFEFF:: StoryTitle\r\nМаяк\r\n\r\n:: StoryData\r\n{"ifid":"X","start":"[б] {в}","tag-colors":{"ночь":"blue"}}\r\n\r\n:: \\[б\\] \\{в\\} [ночь тихо] {"position":"25,50"}\r\nТекст  \r\n\\:: не заголовок\r\n\r\n',
      ),
    );
    expect(story).toMatchObject({
      title: 'Маяк',
      twine: { ifid: 'X', tagColours: { ночь: 'blue' } },
    });
    expect(story.nodes).toHaveLength(1);
    expect(story.nodes[0]).toMatchObject({
      title: '[б] {в}',
      tags: ['ночь', 'тихо'],
      content: 'Текст  \n:: не заголовок',
      position: { x: 60, y: 120 },
    });
    expect(story.startNodeId).toBe(story.nodes[0]?.id);
  });

  test('several files make one story', () => {
    const result = readStories([
      { name: 'a.twee', text: ':: Start\n[[B]]' },
      { name: 'b.tw', text: '\uFEFF:: B\nx' },
    ]);
    expect(only(result).report.counts).toMatchObject({ nodes: 2, connections: 1 });
    expect(only(result).story.title).toBe('a');
  });

  test('a damaged header is reported and the passage stays', () => {
    const { story, report } = only(readTweeText(':: A {"position":\nx'));
    expect(story.nodes[0]?.title).toBe('A');
    expect(report.broken.map(({ code }) => code)).toEqual(['header-damaged']);
  });
});

test('I5: JSON of Twine, and a story document', () => {
  const twine = only(
    readJson(
      JSON.stringify({
        name: 'J',
        start: 'B',
        passages: [
          { name: 'A', text: 'x' },
          { name: 'B', tags: ['t'], metadata: { position: '50,50' }, text: '[[A]]' },
        ],
      }),
    ),
  );
  expect(twine.story.startNodeId).toBe(twine.story.nodes[1]?.id);
  expect(only(readJson(JSON.stringify(twine.story))).story).toEqual(twine.story);
});

describe('I6–I9: links', () => {
  test.each([
    [
      'You [[go left->B]] or [[C]].',
      'You go left or C.',
      [
        ['go left', 'B'],
        ['C', 'C'],
      ],
    ],
    [
      'Ask.\n\n* [[One|B]]\n* [[B<-Two]]\n1. [[->C]]',
      'Ask.',
      [
        ['One', 'B'],
        ['Two', 'B'],
        ['C', 'C'],
      ],
    ],
    ['[[a -> b->B]]', '', [['a -> b', 'B']]],
    [
      '[[ B ]] and \u00A0[[x->\u00A0C\u00A0]]',
      ' B  and \u00A0x',
      [
        ['B', 'B'],
        ['x', 'C'],
      ],
    ],
    ['a ]] b [[ c', 'a ]] b [[ c', []],
    ['[[[B]]]', '[B]', [['B', 'B']]],
    ['[[x|B][$a to [1,2]]] y', 'x y', [['x', 'B']]],
    ['[img[alt|a.png][B]] y', 'alt y', [['alt', 'B']]],
    ['see [[here->https://example.org]]', 'see here (https://example.org)', []],
    ['<!-- [[B]] -->x', '<!-- [[B]] -->x', []],
    ['<a data-passage="B" href=x>go</a> now', 'go now', [['go', 'B']]],
    ['[[gone]] x', 'gone x', [['gone', null]]],
    [
      '[[x->b]]\n[[x->B]]\n[[x->B]]',
      '',
      [
        ['x', null],
        ['x', 'B'],
        ['x', 'B'],
      ],
    ],
  ])('%j', (twee, content, choices) => {
    expect(textOf(twee)).toEqual({ content, choices });
  });
});

describe('I10: macros are never run; their links are choices', () => {
  const harlowe = (text: string) =>
    only(readTweeText(`:: StoryData\n{"format":"Harlowe"}\n\n:: Start\n${text}\n\n:: B\nx`));
  const sugarcube = (text: string) =>
    only(readTweeText(`:: StoryData\n{"format":"SugarCube"}\n\n:: Start\n${text}\n\n:: B\nx`));
  const summary = ({ story, report }: ReadStory) => [
    story.nodes[0]?.content,
    story.nodes[0]?.choices.map(({ text }) => text),
    report.simplified.map(({ name, count }) => `${name} ${count}`),
  ];

  test.each([
    [
      '(set: $a to 1)(if: $a)[[[B]]] x',
      '(set: $a to 1)(if: $a)[B] x',
      ['B'],
      ['(if:) 1', '(set:) 1'],
    ],
    ['Press (link-goto: "go", "B").', 'Press go.', ['go'], ['(link-goto:) 1']],
    [
      'Press (link: "go")[(set: $x to 1)(go-to: "B")].',
      'Press go(set: $x to 1).',
      ['go'],
      ['(link:) 1'],
    ],
    ['(goto: "B")', '(goto: "B")', ['B'], ['(goto:) 1']],
    ['|x>[y](click-goto: ?x, "B")', '|x>[y](click-goto: ?x, "B")', ['B'], ['(click-goto:) 1']],
    ['(link: "x")[(show: ?y)]', '(link: "x")[(show: ?y)]', [], ['(link:) 1', '(show:) 1']],
  ])('Harlowe: %j', (text, ...expected) => {
    expect(summary(harlowe(text))).toEqual(expected);
  });

  test.each([
    [
      '<<set $a to 1>><<link "go" "B">><</link>> x',
      '<<set $a to 1>>go x',
      ['go'],
      ['<<link>> 1', '<<set>> 1'],
    ],
    ['<<link [[go|B]]>><</link>> x', 'go x', ['go'], ['<<link>> 1']],
    ['<<button "go">><<goto "B">><</button>> x', 'go x', ['go'], ['<<button>> 1']],
    ['<<if $a>>[[B]]<</if>> x', '<<if $a>>B<</if>> x', ['B'], ['<<if>> 1']],
  ])('SugarCube: %j', (text, ...expected) => {
    expect(summary(sugarcube(text))).toEqual(expected);
  });

  test('Chapbook and Snowman', () => {
    const chapbook = only(
      readTweeText(
        ":: StoryData\n{\"format\":\"Chapbook\"}\n\n:: Start\nSee {embed passage: 'B'} {reveal link: 'go', passage: 'B'} {name}\n\n:: B\nx",
      ),
    );
    expect(summary(chapbook)).toEqual([
      "See {embed passage: 'B'} go {name}",
      ['go'],
      ['{embed passage} 1', '{reveal link} 1'],
    ]);
    const snowman = only(
      readTweeText(':: StoryData\n{"format":"Snowman"}\n\n:: Start\n<% s.a = "[[B]]" %>[[B]] x'),
    );
    expect(snowman.report.simplified.map(({ name }) => name)).toEqual(['<% %>']);
  });
});

test('I7: a second import finds the nodes of the first, also in another order', () => {
  const one = only(readTweeText(':: A\n[[B]]\n\n:: B\nx\n\n:: B\ny'));
  const other = only(readTweeText(':: B\nz\n\n:: A\nAnother [[B]] [[B]]\n\n:: B\ny'));
  const id = (read: ReadStory, title: string) =>
    read.story.nodes.find((node) => node.title === title)?.id;
  expect(id(one, 'A')).toBe(id(other, 'A'));
  expect(id(one, 'B')).toBe(id(other, 'B'));
  expect(one.report.broken.map(({ code, name }) => [code, name])).toEqual([
    ['name-duplicate', 'B'],
  ]);
  expect(new Set(one.story.nodes.map((node) => node.id)).size).toBe(3);
});

test('I8: without a map, no two cards share a place', () => {
  const { story } = only(readTweeText(formatsSample(60)));
  const places = new Set(story.nodes.map(({ position: { x, y } }) => `${x},${y}`));
  expect(places.size).toBe(60);
  expect(story.nodes.every(({ position: { x, y } }) => x % 15 === 0 && y % 15 === 0)).toBe(true);
});

test('an imported story can be played', () => {
  const { story } = only(readTweeText(formatsSample(5)));
  const play = startPlay(story);
  expect(play.ok && playView(story, play.value)?.choices).toHaveLength(2);
});

test.each([
  '',
  ' ',
  'no story',
  '<p>x</p>',
  '{}',
  '[]',
  'null',
  '{"passages":[]}',
  '{"passages":1}',
])('%j holds no story', (text) => {
  const result = readStories([{ name: 'x', text }]);
  expect(!result.ok && result.error.code).toBe('import-unrecognised');
});

describe('I18: media of passages', () => {
  test('are named by their addresses with their nodes, also relative ones; data inside is not', () => {
    const text = [
      `<img alt="x" src="images/мост.png"> <IMG src='https://a.test/b.gif'/> [img[c.jpg]]`,
      '<audio autoplay><source src=d.mp3></audio> <img src="data:image/png;base64,AA">',
      '[img[Вид|e.png][B]] <imgx src="f"> <a href="g.png">',
    ].join('\n');
    const { report, story } = only(readTweeText(`:: Start\n${text}\n\n:: B\n[img[c.jpg]]`));
    const left = report.broken.filter(({ code }) => code === 'media-left');
    expect(Object.fromEntries(left.map(({ name, count }) => [name, count]))).toEqual({
      'c.jpg': 2,
      'd.mp3': 1,
      'e.png': 1,
      'https://a.test/b.gif': 1,
      'images/мост.png': 1,
    });
    expect(left.find(({ name }) => name === 'c.jpg')?.nodeIds).toEqual(
      story.nodes.map(({ id }) => id),
    );
  });

  test('become media of their nodes and leave the text; a file that has not come is shown to nobody', () => {
    const text = [
      'Мост: <img src="images/мост.png" alt="Старый мост"> [img[c.jpg]] тут.',
      '<audio autoplay><source src=d.mp3></audio><img src="https://a.test/b.gif">',
      '[img[e.png][B]] [[<img src="f.png">->B]] <img src="$where"> <img src="data:x"> <img src="c.jpg">',
    ].join('\n');
    const { story } = only(readTweeText(`:: Start\n${text}\n\n:: B\nКонец.`));
    const [start] = story.nodes;
    expect(start?.media.map(({ url, mediaType, isActive }) => [url, mediaType, isActive])).toEqual([
      ['images/мост.png', 'image', false],
      ['c.jpg', 'image', false],
      ['d.mp3', 'audio', false],
      ['https://a.test/b.gif', 'image', true],
      ['e.png', 'image', false],
      ['f.png', 'image', false],
    ]);
    expect(start?.media[0]).toMatchObject({ description: 'Старый мост', fileName: 'мост.png' });
    expect(start?.media.map(isMissingMedia)).toEqual([true, true, true, false, true, true]);
    expect(start?.content).toContain('Мост:   тут.');
    expect(start?.content).not.toContain('audio');
    expect(start?.content).toContain('<img src="$where"> <img src="data:x">');
    expect(start?.choices.map(({ text: words }) => words)).toEqual(['B', 'B']);
    const again = only(readTweeText(writeTwee(story)));
    expect(again.story.nodes).toEqual(story.nodes);
  });

  test('are found in time that grows with the text', () => {
    const begun = performance.now();
    only(readTweeText(`:: Start\n${'<img src="a" <img [img['.repeat(100_000)}`));
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
