import { type PlayEvent, playReducer } from '../play/playReducer.ts';
import type { PlayState } from '../play/playState.ts';
import { type PlayView, playView } from '../play/playView.ts';
import { startPlay } from '../play/startPlay.ts';
import { buildStory } from './buildStory.ts';
import { successOf } from './outcome.ts';

/** A story with a fork, several paths, a dead end and an end, for tests of play. */
export const story = buildStory()
  .node('start', 'start')
  .node('fork', 'choice')
  .node('left', 'text')
  .node('right', 'image', { title: 'Окно', content: 'Свет' })
  .node('pit', 'text')
  .node('end', 'end')
  .link('start', 'fork')
  .choice('fork', 'Налево', 'left')
  .choice('fork', 'Никуда')
  .choice('fork', 'Направо', 'right')
  .link('left', 'right')
  .link('left', 'pit')
  .link('right', 'end')
  .build();

export const began = successOf(startPlay(story));
export const after = (state: PlayState, ...events: PlayEvent[]) =>
  events.reduce((current, event) => playReducer(story, current, event), state);
export const viewOf = (state: PlayState): PlayView => {
  const view = playView(story, state);
  if (!view) throw new Error('The state has no view.');
  return view;
};
export const next: PlayEvent = { type: 'next' };
export const tick: PlayEvent = { type: 'tick' };
export const choose = (choiceId: string): PlayEvent => ({ type: 'choose', choiceId });
export const follow = (connectionId: string): PlayEvent => ({ type: 'follow', connectionId });
