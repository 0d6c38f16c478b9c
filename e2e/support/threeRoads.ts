import { buildStory } from '@dreamfork/story/testing';

/** A story that several flows read: a three-way choice, a path, two ends. */
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
