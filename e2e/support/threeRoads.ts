import { buildStory } from '@dreamfork/story/testing';

/** A story for several flows: a choice node with three choices, a text node, two end nodes. */
export const threeRoads = buildStory('Три дороги')
  .node('stone', 'choice', {
    title: 'Камень на распутье',
    content: 'Налево пойдёшь, направо пойдёшь, прямо пойдёшь.',
  })
  .node('path', 'text', { title: 'Лесная тропа', content: 'Тропа *петляет*.' })
  .node('house', 'end', { title: 'Дом у реки' })
  .node('city', 'end', { title: 'Город' })
  .choice('stone', 'Налево', 'path')
  .choice('stone', 'Направо', 'city')
  .choice('stone', 'Прямо', 'house')
  .link('path', 'house')
  .build();
