import type { StoryDocument, Variable } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EditorContextValue } from '../../../EditorContext.tsx';
import { selectChoice } from '../../../store/session/selection.ts';
import { PanelRoom } from '../../../testing/PanelRoom.tsx';
import { PropertiesPanel } from '../PropertiesPanel.tsx';

const variables: Variable[] = [
  { id: 'v1', name: 'Золото', type: 'number', initial: 0, note: '' },
  { id: 'v2', name: 'Цена', type: 'number', initial: 5, note: '' },
  { id: 'v3', name: 'Ключ', type: 'boolean', initial: false, note: '' },
  { id: 'v4', name: 'Имя', type: 'text', initial: '', note: '' },
];

export const plain = buildStory('Башня')
  .node('hall', 'choice', { title: 'Зал' })
  .node('cellar', 'text', { title: 'Погреб' })
  .node('end', 'end', { title: 'Финал' })
  .choice('hall', 'Спуститься', 'cellar')
  .link('cellar', 'end')
  .build();

export const remembering: StoryDocument = { ...plain, variables };

export const withCondition = (condition: string): StoryDocument => ({
  ...remembering,
  nodes: remembering.nodes.map((node) => ({
    ...node,
    choices: node.choices.map((choice) => ({ ...choice, condition })),
  })),
});

export const withEffects = (effects: NonNullable<StoryDocument['nodes'][number]['effects']>) => ({
  ...remembering,
  nodes: remembering.nodes.map((node) => (node.id === 'cellar' ? { ...node, effects } : node)),
});

export let taken: EditorContextValue | undefined;

/** The properties panel with a document and a selection. */
export const shown = (
  document: StoryDocument,
  selection: Parameters<EditorContextValue['edits']['select']>[0],
) => {
  const prepare = (editor: EditorContextValue) => {
    taken = editor;
    editor.edits.select(selection);
  };
  return () => (
    <PanelRoom document={document} prepare={prepare}>
      <PropertiesPanel />
    </PanelRoom>
  );
};

export const ofChoice = selectChoice('hall', 'hall.1');

export const undoAll = () => taken?.session.travel(0);

/** Opens a select and chooses one of its options. */
export async function choose(control: HTMLElement, option: string | RegExp) {
  await userEvent.click(control);
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

export const rowNamed = (canvas: { getByRole: typeof screen.getByRole }, name: string) =>
  within(canvas.getByRole('group', { name }));
