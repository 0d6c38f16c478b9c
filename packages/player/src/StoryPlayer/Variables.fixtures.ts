import { type PlayEvent, playReducer, type StoryDocument, startPlayAt } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';

const base = buildStory('Лавка у моста')
  .node('door', 'start', {
    title: 'У двери',
    content: 'Хозяин ждёт, пока вы представитесь.',
    effects: [
      { kind: 'ask', variable: 'имя', question: 'Как вас зовут?', maximum: 20 },
      { kind: 'ask', variable: 'золото', question: 'Сколько у вас монет?', minimum: 0, maximum: 9 },
    ],
  })
  .node('shop', 'choice', {
    title: 'Лавка',
    content: '{раз: Здравствуйте | И снова здравствуйте}, {имя}! У вас {золото} монет.',
  })
  .node('work', 'text', {
    title: 'Работа',
    content: 'Вы подмели двор и получили три монеты.',
    effects: [{ kind: 'add', variable: 'золото', value: '3', isShown: true }],
  })
  .node('end', 'end', { title: 'Фонарь ваш', content: 'Осталось монет: {золото}.' })
  .link('door', 'shop')
  .choice('shop', 'Купить фонарь', 'end')
  .choice('shop', 'Зайти в кладовую', 'end')
  .choice('shop', 'Поработать', 'work')
  .link('work', 'shop')
  .build();

/** What readers may take in the shop, in the order of its choices. */
const rules = [
  {
    condition: 'золото >= 5',
    closedReason: 'Фонарь стоит 5 монет, а у вас {золото}',
    effects: [{ kind: 'take', variable: 'золото', value: '5' }],
  },
  { condition: 'золото > 20' },
  {},
];

/** A story that asks for a name, counts money and closes a choice. */
export const shop: StoryDocument = {
  ...base,
  variables: [
    { id: 'v1', name: 'имя', type: 'text', initial: '', note: '' },
    { id: 'v2', name: 'золото', type: 'number', initial: 0, note: '' },
  ],
  nodes: base.nodes.map((node) => ({
    ...node,
    choices: node.choices.map((choice, index) => ({ ...choice, ...rules[index] })),
  })),
};

/** The same without an open choice for a poor reader. */
export const closedShop: StoryDocument = {
  ...shop,
  nodes: shop.nodes.map((node) => ({
    ...node,
    effects: node.id === 'door' ? [] : node.effects,
    choices: node.choices.slice(0, 1),
  })),
};

const answers: PlayEvent[] = [
  { type: 'answer', text: 'Оля' },
  { type: 'answer', text: '4' },
  { type: 'next' },
];

/** The state of a reader who has come to the shop with four coins. */
export const atTheShop = answers.reduce(
  (state, event) => playReducer(shop, state, event),
  startPlayAt(shop, { nodeId: 'door' }),
);
