import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { parseStory } from '../../schema/parseStory.ts';
import { serialiseStory } from '../../schema/serialiseStory.ts';
import { sampleStory } from '../../testing/sampleStory.ts';
import { storyArbitrary } from '../../testing/story.arbitrary.ts';
import { deepEqual } from '../../values/deepEqual.ts';
import { formatsSample } from '../formats.fixture.ts';
import { readHtml, readJson, readTweeText } from '../readStories.ts';
import { writeMarkdown } from './writeMarkdown.ts';
import { writeTwee } from './writeTwee.ts';
import { writeTwineHtml } from './writeTwineHtml.ts';

function read(text: string): StoryDocument {
  const result = readTweeText(text);
  if (!result.ok) throw new Error(result.error.code);
  const [first] = result.value;
  if (!first) throw new Error('No story was read.');
  expect(parseStory(first.story).ok).toBe(true);
  return first.story;
}

describe('W1: Twee', () => {
  test('what is written and read again is the same story', () => {
    fc.assert(
      fc.property(storyArbitrary, (story) => {
        fc.pre(story.nodes.length > 0);
        expect(read(writeTwee(story))).toEqual(story);
      }),
      { numRuns: runs(150) },
    );
  });

  test('I5: so is JSON', () => {
    fc.assert(
      fc.property(storyArbitrary, (story) => {
        fc.pre(story.nodes.length > 0);
        const result = readJson(serialiseStory(story));
        expect(result.ok && result.value[0]?.story).toEqual(story);
      }),
    );
  });

  test('without our passage, names, texts and connections stay', () => {
    const [first] = readTweeText(formatsSample(12)).ok ? [read(formatsSample(12))] : [];
    if (!first) throw new Error('No story was read.');
    const twee = writeTwee(first).split(':: DreamforkData')[0] ?? '';
    const again = read(twee);
    const connectionsOf = ({ nodes, connections }: StoryDocument) => {
      const titles = new Map(nodes.map(({ id, title }) => [id, title]));
      return connections.map(({ fromNodeId, toNodeId }) => [
        titles.get(fromNodeId),
        titles.get(toNodeId),
      ]);
    };
    expect(connectionsOf(again)).toEqual(connectionsOf(first));
    expect(again.nodes.map(({ id, title, content }) => [id, title, content])).toEqual(
      first.nodes.map(({ id, title, content }) => [id, title, content]),
    );
  });

  test('a passage that was changed elsewhere changes its node alone', () => {
    const twee = writeTwee(sampleStory);
    const [changed] = sampleStory.nodes.filter(({ content }) => content !== '');
    if (!changed) throw new Error('The sample has no text.');
    const again = read(twee.replace(`\n${changed.content}`, `\nAnother text`));
    expect(again.nodes.map(({ id }) => id)).toEqual(sampleStory.nodes.map(({ id }) => id));
    const differing = again.nodes.filter(
      (node, index) => !deepEqual(node, sampleStory.nodes[index]),
    );
    expect(differing.map(({ id, content }) => [id, content])).toEqual([
      [changed.id, 'Another text'],
    ]);
  });

  test('no tool finds a link in our passage', () => {
    const story = { ...sampleStory, extra: [['[[x]]']], description: '[[y]]' };
    const extras = writeTwee(story).split(':: DreamforkData')[1] ?? '';
    expect(extras).not.toContain('[[');
    expect(read(writeTwee(story))).toEqual(story);
  });
});

test('W2: Markdown has a heading for each node and a link for each available connection', () => {
  const story = read(':: A *x*\nText [[go->B]]\n\n[[B]]\n\n:: B\nEnd');
  expect(writeMarkdown({ ...story, title: 'T' })).toBe(`# T

## <a id="a-x"></a>A \\*x\\*

Text go

- [go](#b)
- [B](#b)

## <a id="b"></a>B

End
`);
});

describe('W5: the archive of Twine 2', () => {
  const readArchive = (text: string): StoryDocument | undefined => {
    const result = readHtml(text);
    return result.ok ? result.value[0]?.story : undefined;
  };

  test('what is written and read again is the same story', () => {
    fc.assert(
      fc.property(storyArbitrary, (story) => {
        fc.pre(story.nodes.length > 0);
        expect(readArchive(writeTwineHtml(story))).toEqual(story);
      }),
      { numRuns: runs(150) },
    );
  });

  test.each(['</tw-passagedata>', '&amp;lt;', ']]', '->', '// # {}', '\uFEFFx', ' x ', '<x>'])(
    '%j survives as text and as a title, also without our passage',
    (awkward) => {
      const [first, ...rest] = sampleStory.nodes;
      if (!first) throw new Error('The sample is empty.');
      const text = `a ${awkward} b`;
      const story = { ...sampleStory, nodes: [{ ...first, title: text, content: text }, ...rest] };
      const html = writeTwineHtml(story);
      expect(readArchive(html)).toEqual(story);
      const foreign = html.replace(
        /<tw-passagedata[^>]*name="DreamforkData"[\s\S]*?<\/tw-passagedata>/,
        '',
      );
      const again = readArchive(foreign);
      expect(again?.nodes).toHaveLength(story.nodes.length);
      expect(again?.nodes[0]?.content).toBe(text);
    },
  );

  test('scripts and styles cannot end early', () => {
    const script = 'a("</script><!--<script>")';
    const twine = {
      scripts: [{ name: 'x', text: script }],
      styles: [{ name: '', text: '</style>' }],
    };
    const story = { ...sampleStory, twine };
    const again = readArchive(writeTwineHtml(story));
    expect(again).toEqual(story);
  });

  test('a passage that was changed elsewhere changes its node alone', () => {
    const [changed] = sampleStory.nodes.filter(({ content }) => content !== '');
    if (!changed) throw new Error('The sample has no text.');
    const html = writeTwineHtml(sampleStory).replace(`>${changed.content}`, '>Another text');
    const again = readArchive(html);
    const differing = again?.nodes.filter(
      (node, index) => !deepEqual(node, sampleStory.nodes[index]),
    );
    expect(differing?.map(({ id, content }) => [id, content])).toEqual([
      [changed.id, 'Another text'],
    ]);
  });
});
