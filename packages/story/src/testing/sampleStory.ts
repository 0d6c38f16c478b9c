import type { StoryDocument } from '../schema/document.ts';
import { buildStory } from './buildStory.ts';

/** A small complete story: seven nodes, a node with three choices, two ends. */
export const sampleStory: StoryDocument = buildStory(
  'Маяк на краю бухты',
  'Короткая история о том, как легко не дождаться утра.',
)
  .node('beach', 'start', {
    title: 'Берег',
    content: 'Лодка ткнулась в песок и затихла. За спиной темнела бухта, впереди молчал маяк.',
  })
  .node('door', 'choice', {
    title: 'У двери маяка',
    content: 'Дверь была не заперта. Из щели тянуло теплом и керосином. Что вы сделаете?',
  })
  .node('stairs', 'text', {
    title: 'Лестница',
    content: 'Сто двенадцать ступеней. На последней стояла кружка, и чай в ней ещё дымился.',
  })
  .node('window', 'image', {
    title: 'Окно',
    content: 'В окне горела лампа. Кто-то ждал корабль, который не приходил сорок лет.',
  })
  .node('boat', 'text', {
    title: 'Обратно к лодке',
    content: 'Вы повернули назад. Песок уже остыл, и следы на нём были не только ваши.',
  })
  .node('morning', 'end', {
    title: 'Утро',
    content: 'Смотритель молча подвинул второй стул. Вы дождались рассвета вдвоём.',
  })
  .node('sea', 'end', {
    title: 'Море',
    content: 'Огонь маяка мигнул вслед один раз, как прощаются с тем, кого узнали.',
  })
  .link('beach', 'door')
  .choice('door', 'Войти и подняться', 'stairs')
  .choice('door', 'Заглянуть в окно', 'window')
  .choice('door', 'Вернуться к лодке', 'boat')
  .link('stairs', 'morning')
  .link('window', 'morning')
  .link('boat', 'sea')
  .build();

/** The story with texts in the place of media, whose files nobody has chosen: it has no diagnostics. */
export const onlyTexts = (story: StoryDocument): StoryDocument => ({
  ...story,
  nodes: story.nodes.map((node) =>
    node.type === 'image' || node.type === 'audio' ? { ...node, type: 'text' } : node,
  ),
});
