import { playableStory, type StoryDocument } from '@dreamfork/story';
import type { homeMessages } from './messages.ts';

type SampleMessages = (typeof homeMessages)['ru']['sample'];

/** The choices of the sample story. */
export type SampleChoice = 'climb' | 'row' | 'stay' | 'run';

/** The story of the home page: two forks, two ends. */
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
        position: { x: 0, y: 300 },
        choices: [
          { id: 'climb', text: messages.first, connectionId: 'to-voice' },
          { id: 'row', text: messages.second, connectionId: 'to-water' },
        ],
      },
      {
        id: 'voice',
        type: 'choice',
        title: messages.voice,
        content: messages.voiceText,
        position: { x: 300, y: 120 },
        choices: [
          { id: 'stay', text: messages.stay, connectionId: 'to-ship' },
          { id: 'run', text: messages.run, connectionId: 'to-pier' },
        ],
      },
      {
        id: 'ship',
        type: 'text',
        title: messages.ship,
        content: messages.shipText,
        position: { x: 600, y: 0 },
      },
      {
        id: 'pier',
        type: 'text',
        title: messages.pier,
        content: messages.pierText,
        position: { x: 600, y: 345 },
      },
      {
        id: 'keeper',
        type: 'end',
        title: messages.keeper,
        content: messages.keeperText,
        position: { x: 900, y: 135 },
      },
      {
        id: 'water',
        type: 'end',
        title: messages.water,
        content: messages.waterText,
        position: { x: 900, y: 480 },
      },
    ],
    connections: [
      { id: 'to-voice', fromNodeId: 'stairs', toNodeId: 'voice' },
      { id: 'to-water', fromNodeId: 'stairs', toNodeId: 'water' },
      { id: 'to-ship', fromNodeId: 'voice', toNodeId: 'ship' },
      { id: 'to-pier', fromNodeId: 'voice', toNodeId: 'pier' },
      { id: 'to-keeper', fromNodeId: 'ship', toNodeId: 'keeper' },
      { id: 'on-to-water', fromNodeId: 'pier', toNodeId: 'water' },
    ],
  });
  if (!story.ok) throw new Error('The story of the home page cannot be played.');
  return story.value;
}
