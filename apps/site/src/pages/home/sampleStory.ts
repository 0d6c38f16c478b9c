import { playableStory, type StoryDocument } from '@dreamfork/story';
import type { homeMessages } from './messages.ts';

type SampleMessages = (typeof homeMessages)['ru']['sample'];

/** The story of the home page: a choice, a passage, an end. */
export function sampleStory(messages: SampleMessages): StoryDocument {
  const story = playableStory({
    id: 'sample',
    title: messages.story,
    startNodeId: 'stairs',
    nodes: [
      {
        id: 'stairs',
        type: 'choice',
        title: messages.stairs,
        content: messages.text,
        position: { x: 0, y: 0 },
        choices: [
          { id: 'climb', text: messages.first, connectionId: 'to-voice' },
          { id: 'row', text: messages.second, connectionId: 'to-water' },
        ],
      },
      {
        id: 'voice',
        type: 'text',
        title: messages.voice,
        content: messages.voiceText,
        position: { x: 300, y: 0 },
      },
      {
        id: 'water',
        type: 'end',
        title: messages.water,
        content: messages.waterText,
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
