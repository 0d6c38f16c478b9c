import { describe, expect, test } from 'vitest';
import { buildStory } from '../testing/buildStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { addChoice, deleteChoice, moveChoice, updateChoice } from './choices.ts';

const story = buildStory()
  .node('fork', 'choice')
  .node('left', 'text')
  .choice('fork', 'Первый', 'left')
  .choice('fork', 'Второй')
  .choice('fork', 'Третий', 'left')
  .build();

const textsOf = (edited: typeof story) => edited.nodes[0]?.choices.map(({ text }) => text);

describe('addChoice', () => {
  test('E15, D8: adds the choice with a placeholder connection', () => {
    const edit = successOf(addChoice(story, { nodeId: 'fork', choiceId: 'new', text: ' Новый ' }));
    expect(edit.story.nodes[0]?.choices.at(-1)).toEqual({
      id: 'new',
      text: 'Новый',
      connectionId: 'temp_new',
    });
    expect(edit.story.connections.at(-1)).toEqual({
      id: 'temp_new',
      fromNodeId: 'fork',
      toNodeId: '',
    });
  });

  test.each([
    ['left', 'new', 'Да', 'choices-not-allowed'],
    ['nobody', 'new', 'Да', 'node-not-found'],
    ['fork', 'fork.1', 'Да', 'id-taken'],
    ['fork', 'new', ' \n\t', 'choice-text-empty'],
  ])(
    'E15, E16: refuses to add to %s the choice %s "%s" with %s',
    (nodeId, choiceId, text, code) => {
      expect(failureOf(addChoice(story, { nodeId, choiceId, text })).code).toBe(code);
    },
  );
});

describe('updateChoice', () => {
  test('E17: changes the text, trimmed', () => {
    const edit = successOf(
      updateChoice(story, { nodeId: 'fork', choiceId: 'fork.2', text: ' Да ' }),
    );
    expect(textsOf(edit.story)).toEqual(['Первый', 'Да', 'Третий']);
  });

  test('E25: the same text is no change', () => {
    const same = updateChoice(story, { nodeId: 'fork', choiceId: 'fork.2', text: 'Второй ' });
    expect(successOf(same)).toEqual({ story, change: [] });
  });

  test.each([
    ['fork', 'fork.1', '  ', 'choice-text-empty'],
    ['fork', 'other', 'Да', 'choice-not-found'],
    ['left', 'fork.1', 'Да', 'choice-not-found'],
    ['nobody', 'fork.1', 'Да', 'node-not-found'],
  ])('E17: refuses %s %s "%s" with %s', (nodeId, choiceId, text, code) => {
    expect(failureOf(updateChoice(story, { nodeId, choiceId, text })).code).toBe(code);
  });
});

describe('moveChoice', () => {
  test.each([
    ['fork.1', 2, ['Второй', 'Третий', 'Первый']],
    ['fork.3', 0, ['Третий', 'Первый', 'Второй']],
    ['fork.1', 1, ['Второй', 'Первый', 'Третий']],
    ['fork.1', 99, ['Второй', 'Третий', 'Первый']],
    ['fork.3', -5, ['Третий', 'Первый', 'Второй']],
    ['fork.2', Number.NaN, ['Второй', 'Первый', 'Третий']],
  ])('E18: %s to %d', (choiceId, index, texts) => {
    const edit = successOf(moveChoice(story, { nodeId: 'fork', choiceId, index }));
    expect(textsOf(edit.story)).toEqual(texts);
    expect(edit.story.connections).toBe(story.connections);
  });

  test('E25: moving to the same index changes nothing', () => {
    const same = moveChoice(story, { nodeId: 'fork', choiceId: 'fork.2', index: 1 });
    expect(successOf(same)).toEqual({ story, change: [] });
  });

  test('E18: an unknown choice is refused', () => {
    const unknown = moveChoice(story, { nodeId: 'fork', choiceId: 'no', index: 1 });
    expect(failureOf(unknown).code).toBe('choice-not-found');
  });
});

describe('deleteChoice', () => {
  test.each(['fork.1', 'fork.2'])('E19: deleting %s deletes its connection', (choiceId) => {
    const edit = successOf(deleteChoice(story, { nodeId: 'fork', choiceId }));
    expect(edit.story.nodes[0]?.choices).toHaveLength(2);
    expect(edit.story.connections).toHaveLength(2);
    expect(edit.story.connections.some(({ id }) => id.includes(choiceId))).toBe(false);
  });

  test('E19: a connection that another choice follows stays', () => {
    const shared = {
      ...story,
      nodes: story.nodes.map((node) => ({
        ...node,
        choices: node.choices.map((choice) => ({ ...choice, connectionId: 'fork.1>left' })),
      })),
    };
    const edit = successOf(deleteChoice(shared, { nodeId: 'fork', choiceId: 'fork.1' }));
    expect(edit.story.connections).toBe(shared.connections);
  });

  test('E19: an unknown choice is refused', () => {
    expect(failureOf(deleteChoice(story, { nodeId: 'left', choiceId: 'fork.1' }))).toEqual({
      code: 'choice-not-found',
      place: { nodeId: 'left', choiceId: 'fork.1' },
    });
  });
});
