import type { StoryDocument } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';

const plain = buildStory('Сундук под маяком')
  .node('beach', 'start', {
    title: 'Берег',
    content: 'Под ногами что-то звякнуло.',
    position: { x: 0, y: 0 },
    effects: [
      { kind: 'add', variable: 'Золото', value: '2' },
      { kind: 'ask', variable: 'Имя' },
    ],
  })
  .node('gate', 'choice', {
    title: 'Ворота',
    content: 'Сторож смотрит на вас, {Имя}.',
    position: { x: 315, y: 0 },
  })
  .node('road', 'text', {
    title: 'Дорога к маяку',
    content: 'Тропа раздваивается.',
    position: { x: 630, y: -60 },
    effects: [{ kind: 'set', variable: 'Ключ', value: 'yes' }],
  })
  .node('tower', 'end', {
    title: 'Башня',
    content: 'Замок открыт.',
    position: { x: 975, y: -150 },
  })
  .node('cellar', 'end', { title: 'Подвал', content: 'Темно.', position: { x: 975, y: 75 } })
  .node('home', 'end', { title: 'Домой', content: 'Не сегодня.', position: { x: 630, y: 195 } })
  .link('beach', 'gate')
  .choice('gate', 'Заплатить сторожу', 'road')
  .choice('gate', 'Уйти', 'home')
  .link('road', 'tower')
  .link('road', 'cellar')
  .build();

/** A story that remembers: effects, a condition on a choice, and one on a connection. */
export const treasureStory: StoryDocument = {
  ...plain,
  variables: [
    { id: 'v1', name: 'Золото', type: 'number', initial: 0, note: '' },
    { id: 'v2', name: 'Ключ', type: 'boolean', initial: false, note: '' },
    { id: 'v3', name: 'Имя', type: 'text', initial: '', note: '' },
  ],
  nodes: plain.nodes.map((node) => ({
    ...node,
    choices: node.choices.map((choice, at) =>
      at > 0
        ? choice
        : {
            ...choice,
            condition: 'Золото > 1',
            effects: [{ kind: 'take', variable: 'Золото', value: '2' }],
          },
    ),
  })),
  connections: plain.connections.map((one) =>
    one.id === 'road>tower' ? { ...one, condition: 'Ключ and Золото >= 0' } : one,
  ),
};

const muddled = buildStory('Сундук, который не открыть')
  .node('beach', 'start', {
    title: 'Берег',
    content: 'Здравствуйте, {Имя}. {if Золото > 9: Вы богаты.}',
    effects: [
      { kind: 'set', variable: 'Золото', value: '3' },
      { kind: 'toggle', variable: 'Ключ' },
      { kind: 'add', variable: 'Ключ', value: '1' },
    ],
  })
  .node('gate', 'choice', { title: 'Ворота', content: 'Куда дальше?' })
  .node('end', 'end', { title: 'Конец', content: 'Вот и всё.' })
  .link('beach', 'gate')
  .choice('gate', 'Купить маяк', 'end')
  .choice('gate', 'Открыть дверь', 'end')
  .choice('gate', 'Спросить Грету', 'end')
  .node('yard', 'choice', { title: 'Двор', content: 'Тихо.' })
  .choice('yard', 'Дальше', 'end')
  .choice('gate', 'Во двор', 'yard')
  .build();

const muddledConditions = ['Золото > 100', 'Ключ', 'Грета', 'Ключ and Золото > 0'];

/** A story with each mistake that a variable can bring. */
export const muddledStory: StoryDocument = {
  ...muddled,
  variables: [
    ...(treasureStory.variables ?? []),
    { id: 'v4', name: 'Лишняя', type: 'number', initial: 0, note: '' },
  ],
  nodes: muddled.nodes.map((node) => ({
    ...node,
    choices: node.choices.map((choice, at) => ({
      ...choice,
      condition: node.id === 'yard' ? 'Золото >= 0' : (muddledConditions[at] ?? 'Ключ'),
    })),
  })),
};
