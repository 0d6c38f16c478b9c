import { addStoryTest, type StoryDocument } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';

const plain = buildStory('Застава')
  .node('gate', 'start', { title: 'У заставы', position: { x: 0, y: 0 } })
  .node('yard', 'choice', { title: 'Стражник', position: { x: 330, y: 0 } })
  .node('mine', 'text', {
    title: 'Нашли монету',
    position: { x: 330, y: 300 },
    effects: [{ kind: 'add', variable: 'золото', value: '1' }],
  })
  .node('cell', 'choice', { title: 'Под замком', position: { x: 690, y: 195 } })
  .node('town', 'end', { title: 'В городе', position: { x: 690, y: 0 } })
  .node('attic', 'text', { title: 'Чердак', position: { x: 690, y: 390 } })
  .link('gate', 'yard')
  .choice('yard', 'Поискать монету', 'mine')
  .choice('yard', 'Заплатить', 'town')
  .choice('yard', 'Пройти тайком', 'cell')
  .link('mine', 'yard')
  .choice('cell', 'Откупиться', 'town')
  .build();

const conditions: Readonly<Record<string, string>> = {
  'yard.2': 'золото >= 2',
  'cell.1': 'золото >= 3',
};

/** A border that costs two coins: who has fewer than three and sneaks through is locked in for ever. */
export const borderStory: StoryDocument = {
  ...plain,
  variables: [{ id: 'gold', name: 'золото', type: 'number', initial: 0, note: '' }],
  nodes: plain.nodes.map((node) => ({
    ...node,
    choices: node.choices.map((choice) => {
      const condition = conditions[choice.id];
      return condition === undefined ? choice : { ...choice, condition };
    }),
  })),
};

function keptIn(story: StoryDocument): StoryDocument {
  const search = { choiceId: 'yard.1' };
  const added = addStoryTest(story, {
    test: {
      id: 'pays',
      title: 'Честный путь',
      seed: 1,
      decisions: [search, search, { choiceId: 'yard.2' }],
      nodeId: 'town',
      values: { gold: 2 },
    },
  });
  if (!added.ok) throw new Error(added.error.code);
  return added.value.story;
}

/** The same story with a test that is passed. */
export const testedStory = keptIn(borderStory);

/** The same story with a test that its price has broken. */
export const brokenStory: StoryDocument = {
  ...testedStory,
  nodes: testedStory.nodes.map((node) => ({
    ...node,
    choices: node.choices.map((choice) =>
      choice.id === 'yard.2' ? { ...choice, condition: 'золото >= 5' } : choice,
    ),
  })),
};

/** A story without variables in which readers go round for ever. */
export const wheelStory: StoryDocument = buildStory('Колесо')
  .node('start', 'start', { title: 'Начало' })
  .node('up', 'choice', { title: 'Вверх' })
  .node('down', 'text', { title: 'Вниз' })
  .node('end', 'end', { title: 'Домой' })
  .link('start', 'up')
  .choice('up', 'Крутить', 'down')
  .link('down', 'up')
  .build();
