import { generateStory } from '@dreamfork/story/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryEditor } from './StoryEditor.tsx';
import { lighthouseStory } from './testing/lighthouseStory.ts';
import {
  expectToast,
  nodeCard,
  openEditor,
  patiently,
  pressFarNode,
} from './testing/storyActions.ts';
import { storyServices } from './testing/storyServices.ts';

const meta = {
  title: 'Editor/StoryEditor',
  component: StoryEditor,
  parameters: { layout: 'fullscreen' },
  args: {
    story: { id: 'lighthouse', version: 3, isPublic: false, document: lighthouseStory },
    services: storyServices(),
    onSaved: fn(),
    onBack: fn(),
    onWorkChange: fn(),
    renderPreview: ({ document, startNodeId, path, onVisit, onClose }) => (
      <div style={{ padding: 40 }}>
        <h2>{document.title}</h2>
        <p>{(path ?? [startNodeId]).join(' → ')}</p>
        <button type="button" onClick={() => onVisit({ nodeId: startNodeId ?? 'start' })}>
          Читать
        </button>
        <button type="button" onClick={onClose}>
          Закрыть просмотр
        </button>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StoryEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The whole editor with a story open. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.getByTestId('story-id')).toHaveTextContent('lighthouse');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('6 узлов · 6 связей');
    await expect(editor.getByTestId('save-status')).toHaveTextContent('Сохранено');
  },
};

/** A node is selected: the panel follows; title and text are edited, then saved. */
export const EditNode: Story = {
  play: async ({ canvasElement, args }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'keeper'));
    const tab = await editor.findByTestId('node-tab');
    const title = within(tab).getByLabelText('Название');
    await expect(title).toHaveValue('Голос смотрителя');
    await expect(title).toHaveAttribute('readonly');
    await userEvent.click(within(tab).getByRole('button', { name: 'Изменить' }));
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.clear(title);
    await userEvent.type(title, 'Эхо');
    await userEvent.click(within(tab).getByRole('button', { name: 'Сохранить' }));
    await expect(nodeCard(editor, 'keeper')).toHaveTextContent('Эхо');
    await expect(editor.getByTestId('save-status')).toHaveTextContent('Не сохранено');
    await expect(args.onWorkChange).toHaveBeenLastCalledWith({
      hasUnsavedChanges: true,
      safeIn: 'nowhere',
    });
    await userEvent.click(editor.getByRole('button', { name: 'Отменить: правка узла' }));
    await expect(nodeCard(editor, 'keeper')).toHaveTextContent('Голос смотрителя');
  },
};

/** Saving tells that it succeeded and hands the id and version to the host. */
export const Save: Story = {
  args: { services: storyServices() },
  play: async ({ canvasElement, args }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectToast('История успешно сохранена');
    await expect(args.onSaved).toHaveBeenCalledWith({ id: 'lighthouse', version: 4 });
    await expect(editor.getByTestId('save-status')).toHaveTextContent('Сохранено');
  },
};

/** A story of this title exists: the author is asked, and declines. */
export const DuplicateTitle: Story = {
  args: {
    services: storyServices({ duplicate: { id: 'other', title: 'Маяк на краю карты' } }),
  },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    editor.getByTestId('save-trigger').click();
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(
      'История с названием "Маяк на краю карты" уже существует. Перезаписать?',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Отмена' }));
    await expectToast('Сохранение отменено');
  },
};

/** Somebody saved meanwhile: keep editing, load theirs, or overwrite. */
export const Conflict: Story = {
  args: { services: storyServices({ refusals: [{ kind: 'conflict', version: 7 }] }) },
  play: async ({ canvasElement, args }) => {
    const editor = await openEditor(canvasElement);
    editor.getByTestId('save-trigger').click();
    const dialog = await screen.findByRole('dialog', {}, patiently);
    await expect(dialog).toHaveTextContent('Историю изменили в другом месте');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Записать мою версию' }));
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith({ id: 'lighthouse', version: 8 }),
    );
  },
};

/** Adding by key, moving by arrows, deleting with a question, undoing. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.keyboard('t');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('7 узлов · 6 связей');
    const x = await editor.findByLabelText('X');
    const before = Number((x as HTMLInputElement).value);
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(x).toHaveValue(String(before + 30));
    await userEvent.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('Удалить узел «Новый текст»?');
    await userEvent.click(within(question).getByRole('button', { name: 'Удалить' }));
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('6 узлов · 6 связей');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('7 узлов · 6 связей');
  },
};

/** Writing without a mouse: a node added from the canvas has the focus, and its example gives way to the first letter. */
export const WriteAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    nodeCard(editor, 'start').focus();
    await userEvent.keyboard('t');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Новый текст/));
    await userEvent.keyboard('{Enter}');
    const title = editor.getByLabelText('Название');
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('Дорога в лес{Tab}Пахнет мхом.');
    await expect(title).toHaveValue('Дорога в лес');
    await expect(editor.getByLabelText('Текст')).toHaveValue('Пахнет мхом.');
  },
};

/** The start node stays, and the author is told why. */
export const StartStays: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'start'));
    await userEvent.keyboard('{Delete}');
    await expectToast(/начальный узел/i);
    await expect(nodeCard(editor, 'start')).toBeVisible();
  },
};

/** The preview is whatever the host draws; Escape or its own button closes it. */
export const Preview: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const [button] = editor.getAllByRole('button', { name: 'Просмотр' });
    if (!button) throw new Error('there is a preview button');
    await userEvent.click(button);
    const layer = await editor.findByRole('dialog', { name: 'Просмотр' });
    await expect(layer).toHaveTextContent('Маяк на краю карты');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(editor.queryByRole('dialog')).toBeNull());
  },
};

/** From a node on: the preview gets the way that leads there, and where it came is marked on the canvas. */
export const PlayFromHere: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(nodeCard(editor, 'keeper'));
    await userEvent.click(await editor.findByRole('button', { name: 'Играть отсюда' }));
    const layer = await editor.findByRole('dialog', { name: 'Просмотр' });
    await expect(layer).toHaveTextContent('start → foot → keeper');
    await userEvent.click(within(layer).getByRole('button', { name: 'Читать' }));
    await userEvent.click(within(layer).getByRole('button', { name: 'Закрыть просмотр' }));
    await waitFor(() => expect(nodeCard(editor, 'keeper')).toHaveAccessibleName(/просмотр/i));
  },
};

/** The remarks of the doctor, from the pill over the canvas to the place on it. */
export const Doctor: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(await editor.findByRole('button', { name: 'Показать' }, patiently));
    const list = await editor.findByRole('list', { name: 'Замечания к истории' }, patiently);
    await userEvent.click(within(list).getByRole('button', { name: /Голос смотрителя/ }));
    await waitFor(() => expect(nodeCard(editor, 'keeper')).toHaveAttribute('data-selected'));
    await userEvent.click(editor.getByRole('button', { name: 'Закрыть панель' }));
    await expect(await editor.findByTestId('node-tab')).toBeVisible();
  },
};

/** «Ещё» holds what has no button; the same actions answer to keys. */
export const More: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('button', { name: 'Ещё' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Ход правок/ }));
    await expect(
      await editor.findByRole('complementary', { name: 'Ход правок' }, patiently),
    ).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('combobox', {}, patiently)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Everything on or off in the settings shows on the canvas at once. */
export const Settings: Story = {
  beforeEach: () => {
    localStorage.removeItem('dreamfork.editor.settings');
    return () => localStorage.removeItem('dreamfork.editor.settings');
  },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.getByRole('img', { name: 'Карта истории' })).toBeVisible();
    await userEvent.click(editor.getByRole('button', { name: 'Настройки редактора' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Карта истории' }, patiently));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(editor.queryByRole('img', { name: 'Карта истории' })).toBeNull());
  },
};

const narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 360, height: 720 }}>
        <Story />
      </div>
    ),
  ],
};

/** On a phone the panels are drawers over the canvas. */
export const Narrow: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.queryByRole('complementary')).toBeNull();
    await userEvent.click(editor.getByRole('button', { name: 'Панель свойств' }));
    await expect(editor.getByRole('complementary', { name: 'Свойства' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(editor.queryByRole('complementary')).toBeNull());
    await userEvent.click(editor.getByRole('button', { name: 'Ещё' }));
    const publish = await screen.findByRole('menuitem', { name: 'Опубликовать' });
    await waitFor(() => expect(publish).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Настройки редактора' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

const thousandNodes = generateStory(1000);

/** A thousand nodes: seen from far they are drawn as a map; a press on it makes a card of the node. */
export const ThousandNodes: Story = {
  args: { story: { id: 'big', version: 1, isPublic: false, document: thousandNodes } },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.getByTestId('far-layer')).toBeInTheDocument();
    await expect(editor.getAllByTestId('story-node')).toHaveLength(1);
    await pressFarNode(canvasElement, thousandNodes.nodes[420]);
    await expect(await editor.findByTestId('node-tab')).toBeVisible();
    await waitFor(() => expect(editor.getAllByTestId('story-node')).toHaveLength(2));
  },
};
