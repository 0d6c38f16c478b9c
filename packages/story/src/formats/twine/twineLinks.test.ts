import { describe, expect, test } from 'vitest';
import { readTweeText } from '../readStories.ts';
import type { ReadStory } from '../report.ts';
import { only } from './readTwine.fixtures.ts';

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
    ['<!-- [[B]] -->x', 'x', []],
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
    ['(set: $a to 1)(if: $a is 1)[[[B]]] x', '{if a = 1: B} x', ['B'], []],
    ['Press (link-goto: "go", "B").', 'Press go.', ['go'], []],
    ['Press (link: "go")[(set: $x to 1)(go-to: "B")].', 'Press go.', ['go'], []],
    ['(link: "x")[(show: ?y)]', 'x', [], ['(link:) 1']],
    ['|x>[y](click-goto: ?x, "B")', 'y', ['B'], []],
  ])('Harlowe: %j', (text, ...expected) => {
    expect(summary(harlowe(text))).toEqual(expected);
  });

  test('a jump alone is a plain connection', () => {
    for (const { story } of [harlowe('(goto: "B")'), sugarcube('<<goto "B">>')]) {
      expect(story.nodes[0]).toMatchObject({ type: 'text', content: '' });
      expect(story.connections).toHaveLength(1);
    }
  });

  test.each([
    ['<<set $a to 1>><<link "go" "B">><</link>> x', 'go x', ['go'], []],
    ['<<link [[go|B]]>><</link>> x', 'go x', ['go'], []],
    ['<<button "go">><<goto "B">><</button>> x', 'go x', ['go'], []],
    ['<<if $a>>[[B]]<</if>> x', '{if a: B} x', ['B'], []],
    ['<<run f()>><<widget "w">>[[B]]<</widget>>x', 'x', [], ['<<run>> 1', '<<widget>> 1']],
  ])('SugarCube: %j', (text, ...expected) => {
    expect(summary(sugarcube(text))).toEqual(expected);
  });

  test('Chapbook and Snowman', () => {
    const chapbook = only(
      readTweeText(
        ":: StoryData\n{\"format\":\"Chapbook\"}\n\n:: Start\nSee {embed passage: 'B'} {reveal link: 'go', passage: 'B'} {name}\n\n:: B\nx",
      ),
    );
    expect(summary(chapbook)).toEqual(['See  go {name}', ['go'], ['{embed passage} 1']]);
    const snowman = only(
      readTweeText(':: StoryData\n{"format":"Snowman"}\n\n:: Start\n<% s.a = "[[B]]" %>[[B]] x'),
    );
    expect(snowman.report.simplified.map(({ name }) => name)).toEqual(['<% %>']);
  });
});
