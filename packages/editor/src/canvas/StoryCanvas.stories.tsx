import { buildStory } from '@dreamfork/story/testing';
import { expectToast, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { editMessages } from '../commands/edits/messages.ts';
import { addHeadings, commandMessages } from '../commands/messages.ts';
import { overlaps } from '../geometry/bounds.ts';
import { createMemoryServices } from '../services/createMemoryServices.ts';
import { storyMedia } from '../testing/mediaServices.ts';
import { StoryRoom } from '../testing/StoryRoom.tsx';
import { canvasPane, nodeCard, openEditor } from '../testing/storyActions.ts';
import { dragType } from './dragType.ts';
import { canvasMessages } from './messages.ts';

const meta = {
  title: 'Editor/Canvas',
  component: StoryRoom,
  parameters: {
    ...usage({
      when: 'The map of a story: nodes, connections, menus, zoom.',
      whenNot: 'Everything is read in order.',
      instead: 'OutlinePanel.',
      keyboard: {
        Enter: 'Opens the chosen node.',
        'Ctrl or Cmd + A': 'Chooses all nodes.',
        'Ctrl or Cmd + Z': 'Undoes.',
        'Ctrl or Cmd + K': 'Finds a node or a command.',
        '?': 'Lists all keys of the editor.',
      },
      accessibility: 'Every node is reachable by keys; the outline is the same without a map.',
      do: 'Arrange from left to right.',
      dont: 'Let connections cross where they need not.',
      screenReader:
        'Orca 43.1 with Chromium 156, 2026-11-27: A card: “Start: Начало, selected, has an error, article”. The other commands of the canvas were not tried.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

const rightClick = (element: Element) =>
  fireEvent.contextMenu(element, { clientX: 500, clientY: 300 });

/** The menu of a node adds another, 300 to the right and linked; an end node leads nowhere, so it has no such entries. */
export const NodeMenu: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await rightClick(nodeCard(editor, 'boat'));
    const endMenu = await screen.findByRole('menu');
    await expect(within(endMenu).queryByRole('group', { name: t(addHeadings).link })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await rightClick(nodeCard(editor, 'keeper'));
    await userEvent.click(
      within(await screen.findByRole('group', { name: t(addHeadings).link })).getByRole(
        'menuitem',
        { name: t({ ru: 'Текст', en: 'Text' }) },
      ),
    );
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(
      t({ ru: '7 узлов · 7 связей', en: '7 nodes · 7 connections' }),
    );
    await expect(await editor.findByLabelText('X')).toHaveValue('990');
  },
};

/** The menu of the canvas saves, clears all after a question, and adds. */
export const CanvasMenu: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const pane = canvasPane(canvasElement);
    await rightClick(pane);
    const menu = await screen.findByRole('menu');
    const types = within(menu).getByRole('group', {
      name: t({ ru: 'Добавить узел', en: 'Add a node' }),
    });
    await expect(within(types).getAllByRole('menuitem')).toHaveLength(7);
    await expect(
      within(menu).getByRole('menuitem', { name: t(commandMessages).save }),
    ).toBeInTheDocument();
    await userEvent.click(
      within(menu).getByRole('menuitem', { name: t(commandMessages)['clear-all'] }),
    );
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: t(editMessages).clear }));
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(
      t({ ru: '1 узел · 0 связей', en: '1 node · 0 connections' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

function dropVideo(target: Element, place: { clientX: number; clientY: number }): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData(dragType, 'video');
  const event = { bubbles: true, cancelable: true, ...place, dataTransfer };
  target.dispatchEvent(new DragEvent('drop', event));
}

/** A tool dropped on the canvas becomes a node where it was dropped, on the grid. */
export const DropTool: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const pane = editor.getByTestId('canvas-pane');
    dropVideo(pane, { clientX: 500, clientY: 300 });
    await waitFor(() =>
      expect(editor.getByTestId('story-counts')).toHaveTextContent(
        t({ ru: '7 узлов · 6 связей', en: '7 nodes · 6 connections' }),
      ),
    );
    const field = (await editor.findByLabelText('X')) as HTMLInputElement;
    const x = Number(field.value);
    await expect(x % 15).toBe(0);
  },
};

/** Dropped on a card a tool becomes a node beside it, on the grid, and covers nothing. */
export const DropToolOnCard: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const keeper = nodeCard(editor, 'keeper');
    const { left, top, width, height } = keeper.getBoundingClientRect();
    dropVideo(keeper, { clientX: left + width / 2, clientY: top + height / 2 });
    const isVideo = (card: HTMLElement) => card.dataset.type === 'video';
    await waitFor(() => expect(editor.getAllByTestId('story-node').some(isVideo)).toBe(true));
    const [added, ...others] = editor
      .getAllByTestId('story-node')
      .toSorted(
        (one: HTMLElement, other: HTMLElement) => Number(isVideo(other)) - Number(isVideo(one)),
      )
      .map((card: HTMLElement) => card.getBoundingClientRect());
    if (!added) throw new Error('The new node has a card.');
    const touching = others.filter((box: DOMRect) => overlaps(box, added));
    await expect(touching).toHaveLength(0);
  },
};

const zoomTo100 = () => ({ name: t({ ru: /Вернуть 100%/, en: /Back to 100%/ }) });

/** The zoom bar shows the zoom and brings it back to 100 %. */
export const Zoom: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('button', zoomTo100()));
    await waitFor(() => expect(editor.getByRole('button', zoomTo100())).toHaveTextContent('100%'));
    await userEvent.click(editor.getByRole('button', { name: t(canvasMessages).fit }));
    await waitFor(() =>
      expect(editor.getByRole('button', zoomTo100())).not.toHaveTextContent('100%'),
    );
  },
};

/** At 100 % the words of options stand at their lines, where they hide nothing; from farther off they go. */
export const WordsAtLines: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('button', zoomTo100()));
    const label = () => canvasElement.querySelector('[data-label-of]');
    await waitFor(() => expect(label()).toHaveTextContent('Вернуться к лодке'));
    await userEvent.click(editor.getByRole('button', { name: t(canvasMessages).zoomOut }));
    await userEvent.click(editor.getByRole('button', { name: t(canvasMessages).zoomOut }));
    await waitFor(() => expect(label()).toBeNull());
  },
};

/** Every type, long words, many choices: what a card does with more than it can hold. */
export const Cards: Story = {
  args: {
    story: {
      isPublic: false,
      document: buildStory('Карточки')
        .node('start', 'start', { title: 'Начало', content: '', position: { x: 0, y: 0 } })
        .node('text', 'text', { title: '', position: { x: 270, y: 0 } })
        .node('long', 'text', {
          title:
            'Название длиной в восемьдесят букв, которое никак не помещается в одну строку карточки',
          content: 'Рентгеноэлектрокардиографического '.repeat(12),
          position: { x: 540, y: 0 },
        })
        .node('many', 'choice', { title: 'Много вариантов', position: { x: 810, y: 0 } })
        .choice('many', 'Первый')
        .choice('many', 'Второй, такой длинный, что в строку карточки не войдёт никогда')
        .choice('many', 'Третий', 'end')
        .node('video', 'video', { title: 'Видео', position: { x: 0, y: 210 } })
        .node('document', 'document', { title: 'Документ', position: { x: 270, y: 210 } })
        .node('end', 'end', { title: 'Конец', content: '', position: { x: 540, y: 300 } })
        .build(),
    },
  },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    for (const card of editor.getAllByTestId('story-node')) {
      await expect(card.scrollHeight).toBeLessThanOrEqual(card.clientHeight + 1);
    }
    await userEvent.click(nodeCard(editor, 'start'));
    await userEvent.keyboard('{Backspace}');
    await expectToast(t({ ru: /начальный узел/i, en: /start node/i }));
  },
};

/** The head of a media node without a file shows its type and its state whole, also beside the sign of a problem. */
export const MediaHeads: Story = {
  args: {
    services: { ...createMemoryServices(), media: storyMedia() },
    story: {
      isPublic: false,
      document: buildStory('Медиа')
        .node('start', 'start', { position: { x: 0, y: 0 } })
        .node('image', 'image', { position: { x: 270, y: 0 } })
        .node('video', 'video', { position: { x: 540, y: 0 } })
        .node('audio', 'audio', { position: { x: 270, y: 150 } })
        .node('document', 'document', { position: { x: 540, y: 150 } })
        .build(),
    },
  },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await waitFor(() => expect(nodeCard(editor, 'image')).toHaveAccessibleName(/ошибка|error/));
    for (const id of ['image', 'video', 'audio', 'document']) {
      const parts = nodeCard(editor, id).querySelectorAll('header, header span');
      const cut = [...parts].filter((part) => part.scrollWidth > part.clientWidth);
      await expect(cut).toEqual([]);
    }
  },
};

/** With one node the canvas says what to do; the second node is the end of that. */
export const FirstStep: Story = {
  args: {
    story: {
      isPublic: false,
      document: buildStory('Начало').node('start', 'start', { title: 'Начало' }).build(),
    },
  },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(
      await editor.findByRole('button', { name: t(canvasMessages).firstStep.addNext }),
    );
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(
      t({ ru: '2 узла · 1 связь', en: '2 nodes · 1 connection' }),
    );
    await waitFor(() => expect(editor.queryByTestId('first-step')).toBeNull());
  },
};

/** On a phone it lies above the card and not over it. */
export const FirstStepOnAPhone: Story = {
  args: { ...FirstStep.args },
  decorators: [
    (Story) => (
      <div style={{ width: 360, height: 740 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const step = await editor.findByTestId('first-step');
    const { bottom } = step.getBoundingClientRect();
    await expect(nodeCard(editor, 'start').getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};

/** A story without nodes begins on the canvas itself. */
export const WithoutNodes: Story = {
  args: { story: { isPublic: false, document: buildStory('Пусто').build() } },
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement);
    await userEvent.click(
      await editor.findByRole('button', { name: t(canvasMessages).firstStep.addFirst }),
    );
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(
      t({ ru: '1 узел · 0 связей', en: '1 node · 0 connections' }),
    );
    await userEvent.keyboard('{Escape}');
    await expect(
      await editor.findByRole('button', { name: t(canvasMessages).firstStep.addNext }),
    ).toBeVisible();
  },
};

/** A button beside the zoom sets the whole story out and shows it; what it did can be undone. */
export const Arrange: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const placeOf = () => nodeCard(editor, 'boat').parentElement?.style.transform;
    const before = placeOf();
    await userEvent.click(editor.getByRole('button', { name: t(commandMessages).arrange }));
    await waitFor(() => expect(placeOf()).not.toBe(before));
  },
};
