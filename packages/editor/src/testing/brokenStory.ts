import type { StoryDocument } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';

/** A story with a remark of every severity. */
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
