import { generateStory } from '@dreamfork/story/testing';
import { t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EditorContextValue } from '../../EditorContext.tsx';
import { selectNodes } from '../../store/session/selection.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { nodeCard, openEditor } from '../../testing/storyActions.ts';
import { nodeMessages } from './node.messages.ts';
import { PropertiesPanel } from './PropertiesPanel.tsx';

const meta = {
  title: 'Editor/Properties/Connections',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'Leading a choice or a connection to another node by its name.',
      whenNot: 'Both ends are on the screen.',
      instead: 'A drag on the canvas.',
      keyboard: {
        'Arrow keys': 'Walk the nodes of the list.',
        Enter: 'Takes the one that is marked.',
      },
      accessibility: 'Targets are named as on the canvas.',
      do: 'Type a part of the title in a large story.',
      dont: 'Look for a node that is far away on the canvas.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

let taken: EditorContextValue | undefined;
const takeEditor = (editor: EditorContextValue) => {
  taken = editor;
};

/** A choice emptied by mistake keeps its last words. */
export const EmptyChoice: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'foot'));
    const field = within(await editor.findByTestId('node-tab')).getByLabelText(
      t(nodeMessages).choice(2),
    );
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).not.toHaveValue('');
    await expect(editor.getByTestId('save-status')).not.toHaveTextContent(
      t({ ru: 'Сохраняется', en: 'Saving' }),
    );
  },
};

/** The choice tab opens with its choice; where it leads is chosen from a list. */
export const ChoiceTarget: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const row = nodeCard(editor, 'foot').querySelector('[data-choice-id="foot.2"]');
    if (!row) throw new Error('the node has a second choice');
    await userEvent.click(row);
    const tab = await editor.findByTestId('choice-tab');
    const target = within(tab).getByRole('button', { name: new RegExp(t(nodeMessages).leadsTo) });
    await expect(target).toHaveTextContent('Голос смотрителя');
    await userEvent.click(target);
    await userEvent.click(await screen.findByRole('option', { name: 'Тихая вода' }));
    await waitFor(() => expect(target).toHaveTextContent('Тихая вода'));
  },
};

const bigStory = generateStory(400);
const [from, , , to] = bigStory.nodes.filter(({ type }) => type === 'text');

/** In a big story the target is found by its words. */
export const ChoiceOfManyTargets: Story = {
  render: () => (
    <PanelRoom document={bigStory} prepare={takeEditor}>
      <PropertiesPanel />
    </PanelRoom>
  ),
  play: async ({ canvas }) => {
    taken?.edits.select(selectNodes([from?.id ?? '']));
    const [field] = await canvas.findAllByRole('combobox', {
      name: t({ ru: /Ведёт к|Ещё один путь/, en: /Leads to|Another path/ }),
    });
    if (!field) throw new Error('a text node can lead on');
    await userEvent.clear(field);
    await userEvent.type(field, to?.title ?? '');
    const [option] = await screen.findAllByRole('option', { name: to?.title });
    if (!option) throw new Error('the node is found');
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.click(option);
    await waitFor(() => expect(canvas.getByTestId('steps')).toHaveTextContent('1'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

const connectionOf = (ends: string) => `${t({ ru: 'Связь', en: 'Connection' })}: ${ends}`;

/** A connection shows its ends and the choice that follows it; each can be gone to, and it can be deleted. */
export const ConnectionOfChoice: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('tab', { name: t({ ru: 'Элементы', en: 'Elements' }) }));
    await userEvent.click(
      await editor.findByRole('tab', { name: t({ ru: 'Связи', en: 'Connections' }) }),
    );
    const press = (name: string) => userEvent.click(editor.getByRole('button', { name }));
    const connection = connectionOf('У подножия маяка → Голос смотрителя');
    await press(connection);
    const section = await editor.findByTestId('connection-section');
    await expect(within(section).getByText('Позвать смотрителя')).toBeVisible();
    await press(t(nodeMessages).connection.toChoice('Позвать смотрителя'));
    await expect(await editor.findByTestId('choice-tab')).toBeVisible();
    await press(connection);
    await editor.findByTestId('connection-section');
    await press(t(nodeMessages).connection.toNode('Голос смотрителя'));
    await expect(await editor.findByTestId('node-tab')).toBeVisible();
    await waitFor(() => expect(nodeCard(editor, 'keeper')).toHaveFocus());
    await press(connection);
    await editor.findByTestId('connection-section');
    await press(t(nodeMessages).connection.delete);
    await waitFor(() => expect(nodeCard(editor, 'foot')).toHaveFocus());
    await expect(editor.queryByRole('button', { name: connection })).toBeNull();
    await press(t({ ru: 'Отменить: удаление связи', en: 'Undo: deleting a connection' }));
    await expect(editor.getByRole('button', { name: connection })).toBeVisible();
  },
};

/** Both ends of a plain connection can be chosen anew; what cannot be says why. */
export const ConnectionEnds: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('tab', { name: t({ ru: 'Элементы', en: 'Elements' }) }));
    await userEvent.click(
      await editor.findByRole('tab', { name: t({ ru: 'Связи', en: 'Connections' }) }),
    );
    const connection = connectionOf('Начало истории → У подножия маяка');
    await userEvent.click(editor.getByRole('button', { name: connection }));
    const section = within(await editor.findByTestId('connection-section'));
    const choose = async (end: string, title: string) => {
      await userEvent.click(section.getByRole('button', { name: new RegExp(end) }));
      await userEvent.click(await screen.findByRole('option', { name: title }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    await choose(t(nodeMessages).connection.to, 'Голос смотрителя');
    await editor.findByRole('button', { name: connectionOf('Начало истории → Голос смотрителя') });
    await choose(t(nodeMessages).connection.from, 'Фонарная комната');
    await editor.findByRole('button', {
      name: connectionOf('Фонарная комната → Голос смотрителя'),
    });
    await expect(
      section.getByRole('button', { name: new RegExp(t(nodeMessages).connection.from) }),
    ).toHaveTextContent('Фонарная комната');
  },
};
