import type { StoryDocument } from '../schema/document.ts';
import type { Variable } from '../schema/variable.ts';
import { buildStory } from '../testing/buildStory.ts';
import { successOf } from '../testing/outcome.ts';
import { type PlayEvent, playReducer } from './playReducer.ts';
import type { PlayState } from './playState.ts';
import { type PlayView, playView } from './playView.ts';
import { startPlay } from './startPlay.ts';

const variables: Variable[] = [
  { id: 'v1', name: 'золото', type: 'number', initial: 2, note: '' },
  { id: 'v2', name: 'ключ', type: 'boolean', initial: false, note: '' },
  { id: 'v3', name: 'имя', type: 'text', initial: '', note: '' },
];

export const base = buildStory()
  .node('gate', 'start', {
    title: 'Ворота',
    content: '{раз: Вы впервые | Вы снова} здесь. {имя}',
    effects: [{ kind: 'add', variable: 'золото', value: '1' }],
  })
  .node('guard', 'choice', { title: 'Стражник {имя}', content: 'Золота: {золото}' })
  .node('cave', 'text', { effects: [{ kind: 'toggle', variable: 'ключ' }] })
  .node('road', 'text')
  .node('end', 'end')
  .link('gate', 'guard')
  .choice('guard', 'Заплатить {золото}', 'end')
  .choice('guard', 'Открыть', 'end')
  .choice('guard', 'В пещеру', 'cave')
  .link('cave', 'guard')
  .link('cave', 'road')
  .link('road', 'gate')
  .build();

export const withNodes = (story: StoryDocument, change: (id: string) => object): StoryDocument => ({
  ...story,
  nodes: story.nodes.map((node) => ({ ...node, ...change(node.id) })),
});

export const story: StoryDocument = withNodes(
  {
    ...base,
    variables,
    connections: base.connections.map((one) =>
      one.id === 'cave>road' ? { ...one, condition: 'visits("cave") > 1' } : one,
    ),
  },
  (id) =>
    id === 'guard'
      ? {
          choices: base.nodes[1]?.choices.map((choice, index) => ({
            ...choice,
            ...[
              {
                condition: 'золото > 3',
                closedReason: 'Нужно больше {золото}',
                effects: [{ kind: 'take', variable: 'золото', value: '3' }],
              },
              { condition: 'ключ' },
              { effects: [{ kind: 'add', variable: 'золото', value: '1' }] },
            ][index],
          })),
        }
      : {},
);

export const began = successOf(startPlay(story, { seed: 7 }));
export const next: PlayEvent = { type: 'next' };
export const back: PlayEvent = { type: 'back' };
export const choose = (choiceId: string): PlayEvent => ({ type: 'choose', choiceId });
export const play = (state: PlayState, ...events: PlayEvent[]) =>
  events.reduce((current, event) => playReducer(story, current, event), state);
export const viewOf = (state: PlayState, of = story): PlayView => {
  const view = playView(of, state);
  if (!view) throw new Error('The state has no view.');
  return view;
};
export const offered = (state: PlayState) =>
  viewOf(state).choices.map(({ text, closedReason }) => [text, closedReason]);
