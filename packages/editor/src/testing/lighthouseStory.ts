import type { StoryDocument } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';

/** A story whose map looks like one an author has laid out by hand. */
export const lighthouseStory: StoryDocument = buildStory('Маяк на краю карты')
  .node('start', 'start', {
    title: 'Начало истории',
    content: 'Лодка касается камней раньше, чем вы успеваете её остановить. Маяк не горит.',
    position: { x: 0, y: 0 },
  })
  .node('foot', 'choice', {
    title: 'У подножия маяка',
    content:
      'Лестница уходит вверх, в темноту. Где-то над головой скрипит старый механизм — и стихает, будто прислушиваясь к вам.',
    position: { x: 330, y: 0 },
  })
  .node('lamp', 'image', {
    title: 'Фонарная комната',
    content: 'Стекло в паутине трещин, но лампа цела.',
    position: { x: 690, y: -90 },
  })
  .node('keeper', 'audio', {
    title: 'Голос смотрителя',
    content: '«Не зажигай. Они идут на свет».',
    position: { x: 690, y: 105 },
  })
  .node('boat', 'end', {
    title: 'Тихая вода',
    content: 'Вы гребёте, не оглядываясь.',
    position: { x: 30, y: 300 },
  })
  .node('dawn', 'end', {
    title: 'Рассвет над бухтой, которую никто не нанёс на карту',
    content: 'Свет прошёл по воде, и вы увидели, сколько их было.',
    position: { x: 690, y: 270 },
  })
  .link('start', 'foot')
  .choice('foot', 'Подняться и зажечь фонарь', 'lamp')
  .choice('foot', 'Позвать смотрителя', 'keeper')
  .choice('foot', 'Вернуться к лодке, пока ещё видно берег', 'boat')
  .link('lamp', 'dawn')
  .link('keeper', 'dawn')
  .build();

/** The lighthouse, of which the first three nodes have a status. */
export const unfinishedStory: StoryDocument = {
  ...lighthouseStory,
  nodes: lighthouseStory.nodes.map((node, index) => ({
    ...node,
    ...(index === 0 && { status: 'done' as const }),
    ...(index === 1 && { status: 'draft' as const }),
    ...(index === 2 && { status: 'idea' as const }),
  })),
};

/** A story with a diagnostic of every severity. */
export const brokenStory: StoryDocument = buildStory('Маяк без смотрителя')
  .node('start', 'start', { title: 'Начало', content: 'Лодка касается камней.' })
  .node('foot', 'choice', { title: 'У подножия', content: 'Куда дальше?' })
  .node('lamp', 'text', { title: 'Фонарная комната', content: 'Стекло в паутине трещин.' })
  .node('cellar', 'text', {
    title: 'Подвал, о котором никто не знает и до которого не дойти ни по одной лестнице маяка',
    content: 'Темно.',
  })
  .node('boat', 'end', { title: 'Тихая вода', content: 'Вы гребёте, не оглядываясь.' })
  .link('start', 'foot')
  .choice('foot', 'Наверх', 'lamp')
  .choice('foot', 'К лодке', 'boat')
  .choice('foot', 'Позвать смотрителя')
  .link('foot', 'lamp')
  .link('cellar', 'boat')
  .build();
