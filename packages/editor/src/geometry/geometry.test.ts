import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { card, cardGeometry } from './geometry.ts';
import { contentStyle, countLines } from './measureText.ts';

test('lines are counted by words, hyphens and paragraphs, up to the maximum', () => {
  expect(countLines('коротко', contentStyle, 212, 3)).toBe(1);
  expect(countLines('раз\nдва', contentStyle, 212, 3)).toBe(2);
  expect(countLines('слово '.repeat(200), contentStyle, 212, 3)).toBe(3);
  expect(countLines('А'.repeat(40), contentStyle, 212, 9)).toBe(2);
  expect(countLines('', contentStyle, 212, 3)).toBe(1);
});

test('a card grows by a row for each choice', () => {
  const [node] = sampleStory.nodes.filter(({ id }) => id === 'door');
  if (!node) throw new Error('the sample story has a door');
  const bare = cardGeometry({ ...node, choices: [] });
  expect(cardGeometry(node).height).toBe(bare.height + 3 * card.choiceHeight);
});
