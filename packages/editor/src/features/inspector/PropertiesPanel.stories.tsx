import { lookNames, nodeDefaults, type StoryDocument } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { editMessages } from '../../commands/edits/messages.ts';
import { counted } from '../../counted.messages.ts';
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
import { lookMessages } from './look/messages.ts';
import { inspectorMessages, storyMessages } from './messages.ts';
import { nodeMessages } from './node.messages.ts';
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
    const note = await panel.findByText(new RegExp(t(storyMessages).isPublicUnsaved));
    await waitFor(() => expect(note).toBeVisible());
  },
};

const ofCoAuthor = { isCoAuthor: true };

/** Who may read a shared story is for its owner to decide. */
export const OfACoAuthor: Story = {
  render: () => (
    <PanelRoom services={ofCoAuthor}>
      <PropertiesPanel />
    </PanelRoom>
  ),
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(
      await panel.findByRole('textbox', { name: t(storyMessages).description }),
    ).toBeVisible();
    await expect(panel.queryByRole('switch')).toBeNull();
  },
};

/** Choices are written, ordered, led elsewhere and deleted; all of it can be undone. */
export const Choices: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'foot'));
    const tab = await editor.findByTestId('node-tab');
    await userEvent.click(within(tab).getByRole('button', { name: t(nodeMessages).addChoice }));
    const question = await screen.findByRole('dialog');
    await userEvent.type(
      within(question).getByLabelText(t(nodeMessages).ofChoice.text),
      'Свистнуть',
    );
    await userEvent.click(within(question).getByRole('button', { name: t(editMessages).add }));
    await expect(await within(tab).findByLabelText(t(nodeMessages).choice(4))).toHaveValue(
      'Свистнуть',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const first = within(tab).getByLabelText(t(nodeMessages).choice(1));
    await userEvent.clear(first);
    await userEvent.type(first, 'Подняться');
    await expect(nodeCard(editor, 'foot')).toHaveTextContent('1Подняться2');

    await userEvent.click(
      within(tab).getByRole('button', { name: t(nodeMessages).choiceActions(1) }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: t(nodeMessages).moveDown }));
    await expect(within(tab).getByLabelText(t(nodeMessages).choice(2))).toHaveValue('Подняться');
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
    const field = await canvas.findByLabelText(t(nodeMessages).choice(2));
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
    const text = await canvas.findByLabelText(t(nodeMessages).content);
    await userEvent.click(text);
    await userEvent.keyboard('Пахнет солью.');
    await expect(text).toHaveValue('Пахнет солью.');
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
    await isOpen(t(inspectorMessages).story);
    select('lamp');
    await isOpen(t(inspectorMessages).node);
    await userEvent.click(canvas.getByRole('tab', { name: t(inspectorMessages).story }));
    await userEvent.type(canvas.getByLabelText(t(storyMessages).title), '!');
    select('keeper');
    await waitFor(() => expect(canvas.getByTestId('selected')).toHaveTextContent('keeper'));
    await isOpen(t(inspectorMessages).story);
    canvas.getByRole('tab', { name: t(inspectorMessages).story }).focus();
    taken?.edits.select(selectChoice('foot', 'foot.1'));
    await isOpen(t(inspectorMessages).choice);
    await userEvent.type(canvas.getByLabelText('Поле рядом'), 'а');
    select('lamp');
    await isOpen(t(inspectorMessages).node);
    taken?.edits.select(selectConnection('start>foot'));
    const section = within(await canvas.findByTestId('connection-section'));
    await expect(
      section.getByRole('button', { name: new RegExp(t(nodeMessages).connection.from) }),
    ).toHaveTextContent('Начало истории');
    await expect(
      section.getByRole('button', { name: new RegExp(t(nodeMessages).connection.to) }),
    ).toHaveTextContent('У подножия маяка');
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
    const select = await canvas.findByRole('button', {
      name: new RegExp(t(storyMessages).language),
    });
    const choose = async (name: string) => {
      await userEvent.click(select);
      await userEvent.click(await screen.findByRole('option', { name }));
      await waitFor(() => expect(select).toHaveTextContent(name));
    };
    await expect(select).toHaveTextContent(t(storyMessages).languageUnset);
    await choose(t({ ru: 'Английский', en: 'English' }));
    await expect(language()).toBe('en');
    await choose(t(storyMessages).languageUnset);
    await expect(language()).toBeUndefined();
  },
};

/** The look of a story is chosen key by key; what is taken back leaves no trace. */
export const Look: Story = {
  render: () => (
    <PanelRoom prepare={takeEditor}>
      <PropertiesPanel />
    </PanelRoom>
  ),
  play: async ({ canvas }) => {
    const look = () => taken?.session.getState().document.look;
    const messages = t(lookMessages);
    const { faces, accents, dropCap } = t(lookNames);
    await userEvent.click(await canvas.findByRole('button', { name: messages.title }));
    const face = await canvas.findByRole('button', { name: new RegExp(messages.face) });
    await userEvent.click(face);
    await userEvent.click(await screen.findByRole('option', { name: faces.antique }));
    await userEvent.click(canvas.getByRole('radio', { name: accents.teal }));
    await userEvent.click(canvas.getByRole('switch', { name: dropCap }));
    await expect(look()).toEqual({ face: 'antique', accent: 'teal', dropCap: true });
    await userEvent.click(canvas.getByRole('radio', { name: messages.accentOfTheme }));
    await userEvent.click(canvas.getByRole('switch', { name: dropCap }));
    await expect(look()).toEqual({ face: 'antique' });
    taken?.edits.updateStory({ look: { face: null } });
    await waitFor(() => expect(face).toHaveTextContent(faces.book));
    await expect(look()).toBeUndefined();
  },
};

/** Publishing with remarks asks first, and can be done all the same; it is work to be saved. */
export const Publish: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await editor.findByText(t(counted).diagnostics(2));
    const isPublic = editor.getByRole('switch', { name: t(storyMessages).isPublic });
    await userEvent.click(isPublic);
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(
      t({ ru: 'Что встретят читатели', en: 'What readers will meet' }),
    );
    await expect(isPublic).not.toBeChecked();
    await userEvent.click(
      within(question).getByRole('button', { name: t({ ru: 'Опубликовать', en: 'Publish' }) }),
    );
    await waitFor(() => expect(isPublic).toBeChecked());
    await expect(editor.getByTestId('save-status')).toHaveTextContent(
      t({ ru: 'Не сохранено', en: 'Not saved' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
