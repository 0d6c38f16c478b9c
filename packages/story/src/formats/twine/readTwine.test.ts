import { describe, expect, test } from 'vitest';
import { playView } from '../../play/playView.ts';
import { startPlay } from '../../play/startPlay.ts';
import { formatsSample } from '../formats.fixture.ts';
import { readHtml, readJson, readStories, readTweeText } from '../readStories.ts';
import type { ReadStory } from '../report.ts';
import { only } from './readTwine.fixtures.ts';

const page = (passages: string, attributes = '') =>
  `<!DOCTYPE html><html><head><title>x <tw-storydata></title><script>const s = "<tw-storydata name='no'>";</script></head>
<body><tw-story></tw-story><tw-storydata name="Паром" startnode="2" ifid="A1" ${attributes}>
<style role="stylesheet">p { color: red }</style><script role="script">alert("</tw-storydata>")</script>
<tw-tag name="ночь" color="blue"></tw-tag>${passages}</tw-storydata></body></html>`;

const passage = (pid: number, name: string, text: string, rest = '') =>
  `<tw-passagedata pid="${pid}" name="${name}" tags="" ${rest}>${text}</tw-passagedata>`;

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
      content: '</tw-passagedata> &lt; &amp; **x**',
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
