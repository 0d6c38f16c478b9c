import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PlayEvent,
  playableStory,
  playView,
  reachableNodes,
  type StoryDocument,
} from '@dreamfork/story';
import { generateStory } from '@dreamfork/story/testing';
import { parseMarkdown, plainText } from '@dreamfork/story/text';
import { expect, test } from 'vitest';
import { openReading, type Reading, stepReading } from './reading.ts';

function offered(story: StoryDocument, { play }: Reading): PlayEvent[] {
  const view = playView(story, play);
  if (!view) return [];
  plainText(parseMarkdown(view.node.content));
  return [
    ...view.choices.map(({ choiceId }): PlayEvent => ({ type: 'choose', choiceId })),
    ...view.paths.map(({ connectionId }): PlayEvent => ({ type: 'follow', connectionId })),
    ...(view.canGoNext ? [{ type: 'next' } as const] : []),
  ];
}

/** Visits unvisited nodes, and goes back if there are none. */
function walk(story: StoryDocument): Set<string> {
  let reading = openReading(story, { stored: null, isReturn: false, mode: 'manual' });
  const untried = new Map<string, PlayEvent[]>();
  while (reading) {
    const { currentNodeId } = reading.play;
    const left = untried.get(currentNodeId) ?? offered(story, reading);
    const event = left.pop() ?? { type: 'back' };
    untried.set(currentNodeId, left);
    const step = stepReading(story, reading, event);
    if (!step && event.type === 'back') break;
    reading = step?.reading ?? reading;
  }
  return new Set(untried.keys());
}

test('a bot reaches every reachable node of a generated story with the player’s options only', () => {
  const story = generateStory(400);
  expect(walk(story)).toEqual(reachableNodes(story));
});

const game = join(import.meta.dirname, '../../../../../shared/data/toggle-game.story.json');

test.runIf(existsSync(game))('a bot reaches every node of a published Twine game', () => {
  const story = playableStory(JSON.parse(readFileSync(game, 'utf8')));
  if (!story.ok) throw new Error('The game is no story.');
  const seen = walk(story.value);
  expect(seen).toEqual(reachableNodes(story.value));
  expect(seen.size).toBeGreaterThan(50);
});
