import { generateStory } from '@dreamfork/story/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { lighthouseStory } from '../testing/lighthouseStory.ts';
import { StoryRoom } from '../testing/StoryRoom.tsx';
import {
  dragOnCanvas,
  nodeCard,
  onScreen,
  openEditor,
  pressOnCanvas,
} from '../testing/storyActions.ts';

const meta = {
  title: 'Editor/Canvas gestures',
  component: StoryRoom,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A card is dragged from cell to cell; undo takes the whole drag back. */
export const DragCard: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const card = nodeCard(editor, 'keeper');
    await dragOnCanvas(canvasElement, {
      from: { x: 720, y: 120 },
      to: { x: 787, y: 178 },
      on: card,
    });
    await expect(await editor.findByLabelText('X')).toHaveValue('750');
    await expect(editor.getByLabelText('Y')).toHaveValue('165');
    await userEvent.click(editor.getByRole('button', { name: 'Отменить: перемещение' }));
    await expect(editor.getByLabelText('X')).toHaveValue('690');
  },
};

/** Shift draws a frame; what it touches is selected, and moves together. */
export const Frame: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await dragOnCanvas(canvasElement, {
      from: { x: 660, y: -120 },
      to: { x: 960, y: 300 },
      shiftKey: true,
    });
    const selected = () =>
      editor
        .getAllByTestId('story-node')
        .filter((card: HTMLElement) => card.hasAttribute('data-selected'))
        .map((card: HTMLElement) => card.getAttribute('data-node-id'));
    await waitFor(() => expect(selected()).toEqual(['lamp', 'keeper', 'dawn']));
  },
};

/** A line is pressed, then deleted; drawn anew it is one step of undo. */
export const Lines: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await pressOnCanvas(canvasElement, { x: 283, y: 16 });
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-connection-id][data-state="selected"]')).not.toBe(
        null,
      ),
    );
    await userEvent.keyboard('{Delete}');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('6 узлов · 5 связей');
    const output = nodeCard(editor, 'start').querySelector('[data-side="output"]');
    if (!output) throw new Error('the start has an output');
    await dragOnCanvas(canvasElement, {
      from: { x: 236, y: 16 },
      to: { x: 400, y: 60 },
      on: output,
    });
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('6 узлов · 6 связей');
  },
};

/** A line taken by its end leads where it is let go. */
export const Reconnect: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await dragOnCanvas(canvasElement, { from: { x: 312, y: 16 }, to: { x: 720, y: -40 } });
    await userEvent.click(nodeCard(editor, 'start'));
    const links = await editor.findByTestId('node-tab');
    await expect(links).toHaveTextContent('Фонарная комната');
  },
};

/** A line let go over nothing asks what to add there, and links it. */
export const DropLine: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const output = nodeCard(editor, 'lamp').querySelector('[data-side="output"]');
    if (!output) throw new Error('the lamp room has an output');
    await dragOnCanvas(canvasElement, {
      from: { x: 926, y: -74 },
      to: { x: 450, y: -150 },
      on: output,
    });
    const menu = await screen.findByRole('menu');
    await userEvent.click(
      within(menu).getByRole('menuitem', { name: 'Добавить и связать: Конец' }),
    );
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('7 узлов · 7 связей');
  },
};

/** Arrow keys walk along the story, and the focus goes with them. */
export const Walk: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    nodeCard(editor, 'start').focus();
    await userEvent.keyboard('{Enter}{Escape}');
    nodeCard(editor, 'start').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(nodeCard(editor, 'foot')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(nodeCard(editor, 'keeper')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(nodeCard(editor, 'foot')).toHaveFocus());
  },
};

/** One finger moves the paper, even from a card; two zoom; a resting finger opens the menu. */
export const Fingers: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const pane = editor.getByTestId('canvas-pane');
    const world = editor.getByTestId('canvas-world');
    const finger = (pointerId: number, clientX: number, clientY: number) => ({
      pointerId,
      pointerType: 'touch',
      button: 0,
      bubbles: true,
      clientX,
      clientY,
    });
    const view = () => new DOMMatrix(getComputedStyle(world).transform);
    const before = view();
    const card = nodeCard(editor, 'keeper');
    const { left, top } = card.getBoundingClientRect();
    await fireEvent.pointerDown(card, finger(1, left + 20, top + 10));
    await fireEvent.pointerMove(pane, finger(1, left - 40, top + 40));
    await fireEvent.pointerUp(pane, finger(1, left - 40, top + 40));
    await waitFor(() => expect(Math.round(view().e - before.e)).toBe(-60));
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('6 узлов · 6 связей');

    const zoom = view().a;
    await fireEvent.pointerDown(pane, finger(1, 400, 300));
    await fireEvent.pointerDown(pane, finger(2, 500, 300));
    await fireEvent.pointerMove(pane, finger(2, 600, 300));
    await fireEvent.pointerUp(pane, finger(1, 400, 300));
    await fireEvent.pointerUp(pane, finger(2, 600, 300));
    await waitFor(() => expect(view().a).toBeCloseTo(zoom * 2));

    await fireEvent.pointerDown(pane, finger(1, 320, 500));
    await expect(await screen.findByRole('menu')).toHaveAccessibleName('Действия с холстом');
  },
};

const thousand = generateStory(1000);

/** A thousand nodes: selected by hundreds with a frame, moved from far, and one of them found by its place. */
export const Thousand: Story = {
  args: { story: { id: 'big', version: 1, isPublic: false, document: thousand } },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(editor.getByTestId('far-layer')).toBeInTheDocument();
    await dragOnCanvas(canvasElement, {
      from: { x: 300, y: 100 },
      to: { x: 405 + 39 * 300, y: 195 + 4 * 210 },
      shiftKey: true,
    });
    await expect(await editor.findByText('Выбрано: 200 узлов')).toBeVisible();
    await dragOnCanvas(canvasElement, {
      from: { x: 405 + 10 * 300 + 100, y: 195 + 2 * 210 + 60 },
      to: { x: 405 + 10 * 300 + 100, y: 195 + 2 * 210 - 540 },
    });
    await pressOnCanvas(canvasElement, { x: 405 + 50, y: 195 - 600 + 30 });
    await expect(editor.getByLabelText('Y')).toHaveValue('-405');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(editor.getByLabelText('Y')).toHaveValue('195');
  },
};

const { nodes } = lighthouseStory;

/** Chapters stand around their nodes; folded, one card stands for them. Notes are written on the paper. */
export const GroupsAndNotes: Story = {
  args: {
    story: {
      id: 'chapters',
      version: 1,
      isPublic: false,
      document: {
        ...lighthouseStory,
        nodes: nodes.map((node) => ({
          ...node,
          groupId: node.id === 'start' || node.id === 'foot' ? 'arrival' : undefined,
        })),
        groups: [{ id: 'arrival', title: 'Прибытие', colour: 'blue' }],
        notes: [
          {
            id: 'note',
            text: 'Узнать у смотрителя, кто погасил маяк',
            position: { x: 330, y: 330 },
            size: { width: 210, height: 120 },
            colour: 'yellow',
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.click(editor.getByRole('button', { name: 'Свернуть группу «Прибытие»' }));
    await waitFor(() => expect(editor.getAllByTestId('story-node')).toHaveLength(4));
    await userEvent.click(editor.getByRole('button', { name: 'Развернуть группу «Прибытие»' }));
    await waitFor(() => expect(editor.getAllByTestId('story-node')).toHaveLength(6));

    await dragOnCanvas(canvasElement, {
      from: { x: 200, y: -45 },
      to: { x: 200, y: -105 },
      on: editor.getByTestId('story-group'),
    });
    await userEvent.click(nodeCard(editor, 'foot'));
    await expect(editor.getByLabelText('Y')).toHaveValue('-60');

    const note = editor.getByTestId('story-note');
    await userEvent.dblClick(note);
    const field = within(note).getByLabelText('Текст заметки');
    await userEvent.type(field, '?{Control>}{Enter}{/Control}');
    await expect(note).toHaveTextContent('Узнать у смотрителя, кто погасил маяк?');
    const at = onScreen(canvasElement, { x: 340, y: 340 });
    await expect(document.elementFromPoint(at.clientX, at.clientY)?.closest('article')).toBe(note);
  },
};
