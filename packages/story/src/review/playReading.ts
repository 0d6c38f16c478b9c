import { checkReading } from '../bot/runStoryTest.ts';
import { type PlayEvent, playReducer } from '../play/playReducer.ts';
import type { PlayState } from '../play/playState.ts';
import { startPlay } from '../play/startPlay.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { ReadingDecision } from '../schema/storyTest.ts';
import type { ReviewReading } from './reviewAnchor.ts';

const eventOf = (decision: ReadingDecision): PlayEvent =>
  'choiceId' in decision
    ? { type: 'choose', choiceId: decision.choiceId }
    : 'connectionId' in decision
      ? { type: 'follow', connectionId: decision.connectionId }
      : { type: 'answer', text: decision.answer };

/**
 * The play of a first reader at the passage that they commented; where the story has changed since, as far as it
 * still goes. Null without a start (SPEC H8).
 */
export function playReading(story: StoryDocument, reading: ReviewReading): PlayState | null {
  const { seed, decisions } = reading;
  const started = startPlay(story, { seed });
  if (!started.ok) return null;
  const { steps } = checkReading(story, reading);
  let state = started.value;
  let index = 0;
  for (let step = 1; step < steps || index < decisions.length; ) {
    const decision = decisions[index];
    const decided = decision ? playReducer(story, state, eventOf(decision)) : state;
    const next = decided === state ? playReducer(story, state, { type: 'next' }) : decided;
    if (next === state) return state;
    if (decided !== state) index += 1;
    if (next.backStack !== state.backStack) step += 1;
    if (step > steps) return state;
    state = next;
  }
  return state;
}
