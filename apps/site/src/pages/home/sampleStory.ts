import { playableStory, type StoryDocument } from '@dreamfork/story';
import type { homeMessages } from '../../messages/home.ts';

type Words = (typeof homeMessages)['ru']['sample'];

/** The story of the home page: a choice, a passage, an end. */
export function sampleStory(words: Words): StoryDocument {
  const story = playableStory({
    id: 'sample',
    title: words.story,
    startNodeId: 'stairs',
    nodes: [
      {
        id: 'stairs',
        type: 'choice',
        title: words.stairs,
        content: words.text,
        position: { x: 0, y: 0 },
        choices: [
          { id: 'climb', text: words.first, connectionId: 'to-voice' },
          { id: 'row', text: words.second, connectionId: 'to-water' },
        ],
      },
      {
        id: 'voice',
        type: 'text',
        title: words.voice,
        content: words.voiceText,
        position: { x: 300, y: 0 },
      },
      {
        id: 'water',
        type: 'end',
        title: words.water,
        content: words.waterText,
        position: { x: 600, y: 0 },
      },
    ],
    connections: [
      { id: 'to-voice', fromNodeId: 'stairs', toNodeId: 'voice' },
      { id: 'to-water', fromNodeId: 'stairs', toNodeId: 'water' },
      { id: 'on-to-water', fromNodeId: 'voice', toNodeId: 'water' },
    ],
  });
  if (!story.ok) throw new Error('The story of the home page cannot be played.');
  return story.value;
}
