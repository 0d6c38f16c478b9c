import { expect, test } from 'vitest';
import { applyChange } from '../change/applyChange.ts';
import { reverseChange } from '../change/change.ts';
import { buildStory } from '../testing/buildStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { setClosedReason, setCondition, setEffects } from './logic.ts';

const story = buildStory()
  .node('hall', 'choice')
  .node('cellar', 'end')
  .choice('hall', 'Вниз', 'cellar')
  .link('hall', 'cellar')
  .build();

const choice = { nodeId: 'hall', choiceId: 'hall.1' };
const gain = { kind: 'add', variable: 'золото', value: '2' };

test('E43: effects of a node and of a choice', () => {
  const entering = successOf(setEffects(story, { nodeId: 'cellar', effects: [gain] }));
  expect(entering.story.nodes[1]?.effects).toEqual([gain]);
  expect(applyChange(entering.story, reverseChange(entering.change))).toEqual(story);
  const taking = successOf(setEffects(story, { ...choice, effects: [gain, gain] }));
  expect(taking.story.nodes[0]?.choices[0]?.effects).toEqual([gain, gain]);
  const again = setEffects(taking.story, { ...choice, effects: [{ ...gain }, gain] });
  expect(successOf(again).story).toBe(taking.story);
  const none = successOf(setEffects(taking.story, { ...choice, effects: [] }));
  expect(none.story).toEqual(story);
  expect(Object.keys(none.story.nodes[0]?.choices[0] ?? {})).not.toContain('effects');
});

test('E43: of what does not exist', () => {
  expect(failureOf(setEffects(story, { nodeId: 'x', effects: [] })).code).toBe('node-not-found');
  const missing = setEffects(story, { nodeId: 'hall', choiceId: 'x', effects: [] });
  expect(failureOf(missing).code).toBe('choice-not-found');
});

test.each([
  ['a choice', choice],
  ['a connection', { connectionId: 'hall>cellar' }],
])('E44: the condition of %s can be any text', (_, place) => {
  const edit = successOf(setCondition(story, { place, condition: 'золото > ' }));
  expect(JSON.stringify(edit.story)).toContain('"condition":"золото > "');
  expect(successOf(setCondition(edit.story, { place, condition: 'золото > ' })).story).toBe(
    edit.story,
  );
  expect(applyChange(edit.story, reverseChange(edit.change))).toEqual(story);
  const without = successOf(setCondition(edit.story, { place, condition: ' ' })).story;
  expect(without).toEqual(story);
  expect(JSON.stringify(without)).not.toContain('condition');
});

test('E44: of what does not exist', () => {
  const missing = setCondition(story, { place: { connectionId: 'x' }, condition: 'да' });
  expect(failureOf(missing).code).toBe('connection-not-found');
});

test('E45: the reason of a closed choice', () => {
  const closedReason = 'Нужен ключ';
  const edit = successOf(setClosedReason(story, { ...choice, closedReason }));
  expect(edit.story.nodes[0]?.choices[0]).toMatchObject({ closedReason });
  const without = setClosedReason(edit.story, { ...choice, closedReason: '  ' });
  expect(successOf(without).story).toEqual(story);
});
