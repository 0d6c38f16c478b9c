import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deleteNodes } from '../operations/deleteNodes.ts';
import { updateNode } from '../operations/updateNode.ts';
import type { StoryDocument } from '../schema/document.ts';
import { successOf } from '../testing/outcome.ts';
import { sampleStory } from '../testing/sampleStory.ts';
import { losesText } from './losesText.ts';

const withContent = (content: string, nodeId = 'door', story = sampleStory): StoryDocument =>
  successOf(updateNode(story, { nodeId, content })).story;

const long = 'Сто ступеней вверх и сто ступеней вниз, а за дверью всё так же шумит ночное море. ';

test.each([
  ['a text that is taken back', 'В замке торчит ржавый ключ.', ''],
  ['a short text that gives way to another', 'Тишина.', 'Введите текст узла'],
  ['what was added to a long text', `${long}Где-то хлопнула ставня.`, long],
])('lost: %s', (_what, before, after) => {
  expect(losesText(withContent(before), withContent(after))).toBe(true);
});

test.each([
  ['the same text', long, long],
  ['a text that is written on', 'В замке тор', 'В замке торчит ржавый ключ.'],
  ['a text that was written into', long, `И вот: ${long} И всё.`],
  ['a misspelt word put right in a sentence', `${long}Ржвый ключ.`, `${long}Ржавый ключ.`],
  ['an empty text', '', 'Тишина.'],
])('kept: %s', (_what, before, after) => {
  expect(losesText(withContent(before), withContent(after))).toBe(false);
});

test('text that moves to another node is not lost; text deleted with its node is', () => {
  const before = withContent('В замке торчит ржавый ключ.');
  const sea = sampleStory.nodes.find(({ id }) => id === 'sea')?.content;
  const moved = withContent(`${sea} В замке торчит ржавый ключ.`, 'sea', withContent(''));
  expect(losesText(before, moved)).toBe(false);
  const { story } = successOf(deleteNodes(before, { nodeIds: ['door'] }));
  expect(losesText(before, story)).toBe(true);
  expect(losesText(story, before)).toBe(false);
});

test('titles, choices and notes count as text', () => {
  const note = {
    id: 'note',
    text: 'Спросить смотрителя о лампе',
    position: { x: 0, y: 0 },
    size: { width: 200, height: 120 },
    colour: 'yellow',
  };
  expect(losesText({ ...sampleStory, notes: [note] }, sampleStory)).toBe(true);
  expect(losesText({ ...sampleStory, title: 'Маяк на краю бухты' }, sampleStory)).toBe(false);
  expect(losesText(sampleStory, { ...sampleStory, title: 'Совсем другое' })).toBe(true);
  const nodes = sampleStory.nodes.map((node) => ({ ...node, choices: [] }));
  expect(losesText(sampleStory, { ...sampleStory, nodes })).toBe(true);
});

test('appending text never loses text, and removing it again always does', () => {
  const words = fc.array(fc.stringMatching(/^[а-я]{1,8}$/), { minLength: 3, maxLength: 20 });
  fc.assert(
    fc.property(fc.string(), words, (start, added) => {
      const before = withContent(start);
      const fresh = added.filter((word) => !JSON.stringify(before).includes(word));
      fc.pre(fresh.length >= 3);
      const after = withContent(`${start} ${fresh.join(' ')}`);
      expect(losesText(before, after)).toBe(false);
      expect(losesText(after, before)).toBe(true);
    }),
  );
});
