import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStory } from '../schema/parseStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { playableStory } from './playableStory.ts';
import { playReducer } from './playReducer.ts';
import { playView } from './playView.ts';
import { startPlay } from './startPlay.ts';

const picture = { id: 'p', mediaType: 'image', url: '/b.png' };

/** A player does not need groups and notes. */
const forReading = <Story extends object>(story: Story) => ({ ...story, groups: [], notes: [] });

test('P14: a document that the schema accepts reads the same without it', () => {
  fc.assert(
    fc.property(storyArbitrary, (story) => {
      const data: unknown = JSON.parse(JSON.stringify(story));
      expect(successOf(playableStory(data))).toEqual(forReading(story));
    }),
  );
});

test('P14: missing values get the defaults of the schema', () => {
  const data = {
    title: 'Коротко',
    nodes: [
      {
        id: 'a',
        type: 'choice',
        position: { x: 1, y: 2 },
        choices: [{ id: 'a.1', text: 'Да', connectionId: 'a>b' }],
        media: [
          { id: 'm', mediaType: 'image', url: '/a.png' },
          { id: 'v', mediaType: 'video', url: '/a.mp4', captionsUrl: '/a.vtt' },
          { id: 'w', mediaType: 'video', url: '/b.mp4', captionsUrl: 7 },
          { ...picture, width: 640, height: 480, placeholder: 'abc', waveform: [0, 255] },
          { id: 's', mediaType: 'audio', url: '/s.mp3', isBackground: true },
          { id: 't', mediaType: 'audio', url: '/t.mp3', isBackground: 'yes' },
          { ...picture, width: 0, height: 1.5, placeholder: '', waveform: [256] },
        ],
      },
      { id: 'b', type: 'end', content: null, position: { x: 0, y: 0 }, choices: null, media: null },
    ],
    connections: [{ id: 'a>b', fromNodeId: 'a', toNodeId: 'b' }],
    startNodeId: 'a',
    mood: 'unknown keys stay',
  };
  expect(successOf(playableStory(data))).toEqual(forReading(successOf(parseStory(data))));
});

test.each([null, 7, 'story', [], {}, { nodes: 'many' }])('P14: %j is no story', (data) => {
  expect(failureOf(playableStory(data)).code).toBe('document-malformed');
});

test('P14: any data with a list of nodes can be played as far as possible', () => {
  const junk = fc.jsonValue({ maxDepth: 4 });
  const node = fc.record(
    {
      id: fc.constantFrom('a', 'b'),
      type: fc.constantFrom('text', 'end', 7),
      media: junk,
      choices: junk,
    },
    { requiredKeys: [] },
  );
  const link = fc.record({
    id: fc.constantFrom('x', 'y'),
    fromNodeId: fc.constant('a'),
    toNodeId: junk,
  });
  const data = fc.record({
    title: junk,
    nodes: fc.array(fc.oneof(node, junk)),
    connections: fc.oneof(fc.array(fc.oneof(link, junk)), junk),
    startNodeId: fc.oneof(fc.constant('a'), junk),
  });
  fc.assert(
    fc.property(data, (input) => {
      const story = successOf(playableStory(input));
      const started = startPlay(story);
      if (!started.ok) return;
      expect(playView(story, playReducer(story, started.value, { type: 'next' }))).not.toBeNull();
    }),
  );
});
