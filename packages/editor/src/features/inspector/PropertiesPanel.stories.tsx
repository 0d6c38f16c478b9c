import { nodeDefaults, type StoryDocument } from '@dreamfork/story';
import { buildStory, generateStory } from '@dreamfork/story/testing';
import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EditorContextValue } from '../../EditorContext.tsx';
import {
  selectChoice,
  selectConnection,
  selectGroup,
  selectNodes,
  selectNotes,
} from '../../store/session/selection.ts';
import { expectTypedIsKept } from '../../testing/expectTypedIsKept.ts';
import { PanelRoom } from '../../testing/PanelRoom.tsx';
import { StoryRoom } from '../../testing/StoryRoom.tsx';
import { flowNode, nodeCard, openEditor } from '../../testing/storyActions.ts';
import { PropertiesPanel } from './PropertiesPanel.tsx';

const meta = {
  title: 'Editor/Properties',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'All about the node or connection that is chosen.',
      whenNot: 'Nothing is chosen, or many nodes.',
      instead: 'ElementsPanel, FindPanel.',
      keyboard: {
        Tab: 'Moves through the controls of the panel.',
        Escape: 'Gives the focus back to the canvas.',
      },
      accessibility:
        'Labelled fields; a change made elsewhere is told and never takes what is typed.',
      do: 'Name nodes so that links to them are clear.',
      dont: 'Leave a choice without a target.',
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

/** Before the first save, publishing says when readers get the story. */
export const NeverSaved: Story = {
  render: () => (
    <PanelRoom storyId={null}>
      <PropertiesPanel />
    </PanelRoom>
  ),
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const note = await panel.findByText(/Читать её можно будет после первого сохранения/);
    await waitFor(() => expect(note).toBeVisible());
  },
};

/** Choices are written, ordered, led elsewhere and deleted; all of it can be undone. */
export const Choices: Story = {
  tags: ['panel'],
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'foot'));
    const tab = await editor.findByTestId('node-tab');
    await userEvent.click(within(tab).getByRole('button', { name: 'Добавить вариант' }));
    const question = await screen.findByRole('dialog');
    await userEvent.type(within(question).getByLabelText('Текст варианта'), 'Свистнуть');
    await userEvent.click(within(question).getByRole('button', { name: 'Добавить' }));
    await expect(await within(tab).findByLabelText('Вариант 4')).toHaveValue('Свистнуть');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const first = within(tab).getByLabelText('Вариант 1');
    await userEvent.clear(first);
    await userEvent.type(first, 'Подняться');
    await expect(nodeCard(editor, 'foot')).toHaveTextContent('1Подняться2');

    await userEvent.click(within(tab).getByRole('button', { name: 'Действия с вариантом 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Опустить ниже' }));
    await expect(within(tab).getByLabelText('Вариант 2')).toHaveValue('Подняться');
  },
};

/** What another tab changed shows in a field that has the focus; what the document cannot take yet stays. */
export const ChangedElsewhere: Story = {
  render: () => (
    <PanelRoom prepare={takeEditor}>
      <PropertiesPanel />
    </PanelRoom>
  ),
  play: async ({ canvas }) => {
    taken?.edits.select(selectNodes(['foot']));
    const field = await canvas.findByLabelText('Вариант 2');
    const changeElsewhere = (text: string) =>
      taken?.edits.updateChoice({ nodeId: 'foot', choiceId: 'foot.2', text });
    await userEvent.clear(field);
    await userEvent.type(field, 'Позвать смотрителя ');
    await expect(field).toHaveValue('Позвать смотрителя ');
    changeElsewhere('Уйти');
    await waitFor(() => expect(field).toHaveValue('Уйти'));
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    changeElsewhere('Остаться');
    await expect(field).toHaveValue('');
    await userEvent.tab();
    await expect(field).toHaveValue('Остаться');
  },
};

const marked: StoryDocument = {
  ...buildStory('Маяк')
    .node('foot', 'choice', { title: 'У подножия', content: nodeDefaults('choice').content })
    .node('lamp', 'text', { title: 'Фонарь' })
    .choice('foot', 'Наверх', 'lamp')
    .build(),
  groups: [{ id: 'tower', title: 'Башня', colour: 'blue' }],
  notes: [
    {
      id: 'thought',
      position: { x: 15, y: 30 },
      text: 'Проверить даты',
      size: { width: 180, height: 90 },
      colour: 'yellow',
    },
  ],
};

/** What is typed into any field is in the session before the field is left. */
export const TypedIsKept: Story = {
  render: () => (
    <PanelRoom document={marked} prepare={takeEditor}>
      <PropertiesPanel />
    </PanelRoom>
  ),
  play: async ({ canvas }) => {
    await expectTypedIsKept(canvas, taken, 2);
    taken?.edits.select(selectNodes(['foot']));
    taken?.edits.startEditing('foot');
    await expectTypedIsKept(canvas, taken, 5);
    taken?.edits.commitEditing();
    taken?.edits.select(selectGroup('tower'));
    await expectTypedIsKept(canvas, taken, 1);
    taken?.edits.select(selectNotes(['thought']));
    await expectTypedIsKept(canvas, taken, 3);
  },
};

/** A press into a default text selects it whole, so that the first letter replaces it. */
export const PressIntoDefaultText: Story = {
  render: () => (
    <PanelRoom document={marked} prepare={takeEditor}>
      <PropertiesPanel />
    </PanelRoom>
  ),
  play: async ({ canvas }) => {
    taken?.edits.select(selectNodes(['foot']));
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить' }));
    const text = canvas.getByLabelText('Текст');
    await userEvent.click(text);
    await userEvent.keyboard('Пахнет солью.');
    await expect(text).toHaveValue('Пахнет солью.');
  },
};

/** A choice emptied by mistake keeps its last words. */
export const EmptyChoice: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'foot'));
    const field = within(await editor.findByTestId('node-tab')).getByLabelText('Вариант 2');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).not.toHaveValue('');
    await expect(editor.getByTestId('save-status')).not.toHaveTextContent('Сохраняется');
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
    const target = within(tab).getByRole('button', { name: /Ведёт к/ });
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
    const [field] = await canvas.findAllByRole('combobox', { name: /Ведёт к|Ещё один путь/ });
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

/** Coordinates are whole numbers; what is none becomes 0. */
export const Position: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'keeper'));
    const x = within(await editor.findByTestId('node-tab')).getByLabelText('X');
    await expect(x).toHaveValue('690');
    await userEvent.clear(x);
    await userEvent.type(x, '705');
    // The node moves while its author types: a field that is left without a blur loses nothing.
    await waitFor(() => expect(flowNode(editor, 'keeper').style.transform).toContain('705px'));
    await userEvent.tab();
    await expect(x).toHaveValue('705');
    await userEvent.clear(x);
    await userEvent.type(x, 'далеко');
    await userEvent.tab();
    await expect(x).toHaveValue('0');
  },
};

/** The panel follows the selection, also from a field elsewhere, but not away from one of its own. */
export const Following: Story = {
  render: () => (
    <PanelRoom prepare={takeEditor}>
      <PropertiesPanel />
      <input aria-label="Поле рядом" />
    </PanelRoom>
  ),
  play: async ({ canvas }) => {
    const isOpen = (name: string) =>
      waitFor(() =>
        expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'),
      );
    const select = (nodeId: string) => taken?.edits.select(selectNodes([nodeId]));
    await isOpen('История');
    select('lamp');
    await isOpen('Узел');
    await userEvent.click(canvas.getByRole('tab', { name: 'История' }));
    await userEvent.type(canvas.getByLabelText('Название истории'), '!');
    select('keeper');
    await waitFor(() => expect(canvas.getByTestId('selected')).toHaveTextContent('keeper'));
    await isOpen('История');
    canvas.getByRole('tab', { name: 'История' }).focus();
    taken?.edits.select(selectChoice('foot', 'foot.1'));
    await isOpen('Выбор');
    await userEvent.type(canvas.getByLabelText('Поле рядом'), 'а');
    select('lamp');
    await isOpen('Узел');
    taken?.edits.select(selectConnection('start>foot'));
    const section = within(await canvas.findByTestId('connection-section'));
    await expect(section.getByRole('button', { name: /Откуда/ })).toHaveTextContent(
      'Начало истории',
    );
    await expect(section.getByRole('button', { name: /Куда/ })).toHaveTextContent(
      'У подножия маяка',
    );
  },
};

/** A connection shows its ends and the choice that follows it; each can be gone to, and it can be deleted. */
export const ConnectionOfChoice: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('tab', { name: 'Элементы' }));
    await userEvent.click(await editor.findByRole('tab', { name: 'Связи' }));
    const press = (name: string) => userEvent.click(editor.getByRole('button', { name }));
    const connection = 'Связь: У подножия маяка → Голос смотрителя';
    await press(connection);
    const section = await editor.findByTestId('connection-section');
    await expect(within(section).getByText('Позвать смотрителя')).toBeVisible();
    await press('Открыть вариант «Позвать смотрителя»');
    await expect(await editor.findByTestId('choice-tab')).toBeVisible();
    await press(connection);
    await editor.findByTestId('connection-section');
    await press('Перейти к узлу «Голос смотрителя»');
    await expect(await editor.findByTestId('node-tab')).toBeVisible();
    await waitFor(() => expect(nodeCard(editor, 'keeper')).toHaveFocus());
    await press(connection);
    await editor.findByTestId('connection-section');
    await press('Удалить связь');
    await waitFor(() => expect(nodeCard(editor, 'foot')).toHaveFocus());
    await expect(editor.queryByRole('button', { name: connection })).toBeNull();
    await press('Отменить: удаление связи');
    await expect(editor.getByRole('button', { name: connection })).toBeVisible();
  },
};

/** Both ends of a plain connection can be chosen anew; what cannot be says why. */
export const ConnectionEnds: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('tab', { name: 'Элементы' }));
    await userEvent.click(await editor.findByRole('tab', { name: 'Связи' }));
    const connection = 'Связь: Начало истории → У подножия маяка';
    await userEvent.click(editor.getByRole('button', { name: connection }));
    const section = within(await editor.findByTestId('connection-section'));
    const choose = async (end: RegExp, title: string) => {
      await userEvent.click(section.getByRole('button', { name: end }));
      await userEvent.click(await screen.findByRole('option', { name: title }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    await choose(/Куда/, 'Голос смотрителя');
    await editor.findByRole('button', { name: 'Связь: Начало истории → Голос смотрителя' });
    await choose(/Откуда/, 'Фонарная комната');
    await editor.findByRole('button', { name: 'Связь: Фонарная комната → Голос смотрителя' });
    await expect(section.getByRole('button', { name: /Откуда/ })).toHaveTextContent(
      'Фонарная комната',
    );
  },
};

/** The language of a story is chosen, told to the document, and taken away again. */
export const Language: Story = {
  render: () => (
    <PanelRoom prepare={takeEditor}>
      <PropertiesPanel />
    </PanelRoom>
  ),
  play: async ({ canvas }) => {
    const language = () => taken?.session.getState().document.language;
    const select = await canvas.findByRole('button', { name: /Язык истории/ });
    const choose = async (name: string) => {
      await userEvent.click(select);
      await userEvent.click(await screen.findByRole('option', { name }));
      await waitFor(() => expect(select).toHaveTextContent(name));
    };
    await expect(select).toHaveTextContent('Не указан');
    await choose('Английский');
    await expect(language()).toBe('en');
    await choose('Не указан');
    await expect(language()).toBeUndefined();
  },
};

/** Publishing with remarks asks first, and can be done all the same; it is work to be saved. */
export const Publish: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await editor.findByText('2 замечания');
    const isPublic = editor.getByRole('switch', { name: 'Публичная история' });
    await userEvent.click(isPublic);
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('2 замечания');
    await expect(isPublic).not.toBeChecked();
    await userEvent.click(within(question).getByRole('button', { name: 'Опубликовать' }));
    await waitFor(() => expect(isPublic).toBeChecked());
    await expect(editor.getByTestId('save-status')).toHaveTextContent('Не сохранено');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
