import { addVariable, type StoryDocument, type VariableType } from '@dreamfork/story';
import type { within } from 'storybook/test';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';

export const withVariable = (
  document: StoryDocument,
  name: string,
  type: VariableType,
): StoryDocument => {
  const added = addVariable(document, { variable: { id: name, name, type } });
  if (!added.ok) throw new Error(added.error.code);
  return added.value.story;
};

const empty = withVariable(withVariable(lighthouseStory, 'золото', 'number'), 'ключ', 'boolean');

/** The gold is read in a text and in a condition, and changed by a choice. */
export const remembering: StoryDocument = {
  ...empty,
  variables: (empty.variables ?? []).map((one) =>
    one.name === 'золото' ? { ...one, initial: 10, note: 'Монеты в кошельке' } : one,
  ),
  nodes: empty.nodes.map((node) =>
    node.id === 'boat'
      ? { ...node, content: 'У вас {золото} монет.' }
      : node.id === 'foot'
        ? {
            ...node,
            choices: node.choices.map((choice, index) =>
              index === 0
                ? {
                    ...choice,
                    condition: 'золото > 3',
                    effects: [{ kind: 'take', variable: 'золото', value: '3' }],
                  }
                : choice,
            ),
          }
        : node,
  ),
};

type Canvas = ReturnType<typeof within>;

export const rowOf = (canvas: Canvas, name: string) =>
  canvas.findByRole('button', { name: new RegExp(`^${name} `) });

export const stepsOf = (canvas: Canvas) => canvas.getByTestId('steps');
