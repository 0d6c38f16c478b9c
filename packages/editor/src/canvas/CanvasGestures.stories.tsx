import { generateStory } from '@dreamfork/story/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { lighthouseStory } from '../testing/lighthouseStory.ts';
import { StoryRoom } from '../testing/StoryRoom.tsx';
import {
  canvasPane,
  canvasView,
  dragOnCanvas,
  type Editor,
  nodeCard,
  onScreen,
  openEditor,
  pressOnCanvas,
  pretendTouchScreen,
  touch,
} from '../testing/storyActions.ts';

const meta = {
  title: 'Editor/Canvas gestures',
  tags: ['!autodocs'],
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

/** Escape breaks a rectangle off: it is gone, and letting go selects nothing. */
export const BreakOff: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const pane = canvasPane(canvasElement);
    const rectangle = () => canvasElement.querySelector('.react-flow__selection');
    const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 };
    const corner = { ...mouse, ...onScreen(canvasElement, { x: 660, y: -120 }) };
    const opposite = { ...mouse, ...onScreen(canvasElement, { x: 960, y: 300 }) };
    await fireEvent.keyDown(document.body, { key: 'Shift', shiftKey: true });
    await fireEvent.pointerDown(pane, corner);
    await fireEvent.pointerMove(pane, opposite);
    await waitFor(() => expect(rectangle()).toBeVisible());
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(rectangle()).toBeNull());
    await fireEvent.pointerUp(pane, { ...opposite, buttons: 0 });
    await fireEvent.keyUp(document.body, { key: 'Shift' });
    for (const card of editor.getAllByTestId('story-node')) {
      await expect(card).not.toHaveAttribute('data-selected');
    }
  },
};

function outputOf(editor: Editor, nodeId: string): Element {
  const output = nodeCard(editor, nodeId).querySelector('[data-side="output"]');
  if (!output) throw new Error(`The node ${nodeId} has no output.`);
  return output;
}

/** A line is pressed, then deleted; drawn anew it is one step of undo. */
export const Lines: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await pressOnCanvas(canvasElement, { x: 283, y: 16 });
    const selected = () =>
      canvasElement.querySelector('[data-connection-id][data-state="selected"]')?.closest('svg');
    await waitFor(() => expect(selected()).toBeTruthy());
    // Without a width nothing of it would be drawn.
    await expect(selected()?.getBoundingClientRect().width).toBeGreaterThan(0);
    await userEvent.keyboard('{Delete}');
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('6 узлов · 5 связей');
    await dragOnCanvas(canvasElement, {
      from: { x: 236, y: 16 },
      to: { x: 400, y: 60 },
      on: outputOf(editor, 'start'),
    });
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('6 узлов · 6 связей');
  },
};

/** The pointer on a card lights its lines, on the row of an option the line of that option alone. */
export const LitLines: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const lines = () => editor.queryByTestId('lit-lines')?.querySelectorAll('path').length ?? 0;
    const hover = (target: Element) =>
      fireEvent.pointerMove(target, { pointerType: 'mouse', buttons: 0, bubbles: true });
    const foot = nodeCard(editor, 'foot');
    await hover(foot);
    await waitFor(() => expect(lines()).toBeGreaterThan(1));
    const [option] = within(foot).getAllByRole('listitem');
    if (!option) throw new Error('the foot of the tower has options');
    await hover(option);
    await waitFor(() => expect(lines()).toBe(1));
    await hover(canvasPane(canvasElement));
    await waitFor(() => expect(lines()).toBe(0));
  },
};

/** A line is selected by its end too; taken by its end it leads where it is let go. */
export const Reconnect: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const end = { x: 312, y: 16 };
    const place = { ...onScreen(canvasElement, end), pointerType: 'mouse', buttons: 0 };
    await fireEvent.pointerMove(canvasPane(canvasElement), place);
    await waitFor(() =>
      expect(canvasElement.querySelector('.react-flow__edgeupdater')).toBeInTheDocument(),
    );
    await pressOnCanvas(canvasElement, end);
    await expect(await editor.findByRole('button', { name: /Куда/ })).toBeVisible();
    await dragOnCanvas(canvasElement, { from: { x: 312, y: 16 }, to: { x: 720, y: -40 } });
    await userEvent.click(nodeCard(editor, 'start'));
    const tab = await editor.findByTestId('node-tab');
    await expect(within(tab).getByRole('button', { name: /Фонарная комната/ })).toBeVisible();
  },
};

/** A line let go over nothing asks what to add there, and links it. */
export const DropLine: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await dragOnCanvas(canvasElement, {
      from: { x: 926, y: -74 },
      to: { x: 450, y: -150 },
      on: outputOf(editor, 'lamp'),
    });
    const menu = await screen.findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Конец' }));
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
  beforeEach: pretendTouchScreen,
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const pane = canvasPane(canvasElement);
    const view = () => canvasView(canvasElement);
    const before = view();
    const card = nodeCard(editor, 'keeper');
    const { left, top } = card.getBoundingClientRect();
    const one = { id: 1, clientX: left + 20, clientY: top + 10 };
    await touch('start', card, [one]);
    await touch('move', card, [{ ...one, clientX: left, clientY: top + 20 }]);
    await touch('move', card, [{ ...one, clientX: left - 40, clientY: top + 40 }]);
    await touch('end', card, []);
    await waitFor(() => expect(Math.round(view().e - before.e)).toBe(-60));
    await expect(editor.getByTestId('story-counts')).toHaveTextContent('6 узлов · 6 связей');

    const zoom = view().a;
    const fingers = [
      { id: 1, clientX: 400, clientY: 300 },
      { id: 2, clientX: 500, clientY: 300 },
    ] as const;
    await touch('start', pane, fingers);
    await touch('move', pane, [fingers[0], { ...fingers[1], clientX: 600 }]);
    await touch('end', pane, []);
    await waitFor(() => expect(view().a).toBeCloseTo(zoom * 2));

    await touch('start', pane, [{ id: 1, clientX: 320, clientY: 500 }]);
    await expect(await screen.findByRole('menu')).toHaveAccessibleName('Действия с холстом');
  },
};

const thousand = generateStory(1000);

/** A thousand nodes: selected by hundreds with a frame, moved from far, and one of them found by its place. */
export const Thousand: Story = {
  args: { story: { id: 'big', version: 1, isPublic: false, document: thousand } },
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await expect(await editor.findByTestId('far-layer')).toBeInTheDocument();
    await dragOnCanvas(canvasElement, {
      from: { x: 300, y: 100 },
      to: { x: 405 + 39 * 300, y: 195 + 4 * 210 },
      shiftKey: true,
    });
    await expect(await editor.findByText('Выбрано: 200 узлов')).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelector('.react-flow__node-selection')).toBeVisible(),
    );
    await dragOnCanvas(canvasElement, {
      from: { x: 405 + 10 * 300 + 100, y: 195 + 2 * 210 + 60 },
      to: { x: 405 + 10 * 300 + 100, y: 195 + 2 * 210 - 540 },
    });
    await pressOnCanvas(canvasElement, { x: 405 + 50, y: 195 - 600 + 30 });
    // So far away a pixel of the mouse is more than a cell.
    const field = await editor.findByLabelText('Y');
    await expect(['-390', '-405', '-420']).toContain(field.getAttribute('value'));
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
