import { generateStory } from '@dreamfork/story/testing';
import { t } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { lighthouseStory } from '../testing/lighthouseStory.ts';
import { StoryRoom } from '../testing/StoryRoom.tsx';
import {
  canvasPane,
  canvasView,
  dragOnCanvas,
  nodeCard,
  onScreen,
  openEditor,
  pressOnCanvas,
  pretendTouchScreen,
  touch,
} from '../testing/storyActions.ts';
import { canvasMessages } from './messages.ts';

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
    await userEvent.click(
      editor.getByRole('button', {
        name: t({ ru: 'Отменить: перемещение', en: 'Undo: moving' }),
      }),
    );
    await expect(editor.getByLabelText('X')).toHaveValue('690');
  },
};

/** A double press on empty ground begins a node there, to be written at once. */
export const BeginNode: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const before = editor.getAllByTestId('story-node').length;
    await fireEvent.dblClick(
      canvasPane(canvasElement),
      onScreen(canvasElement, { x: 660, y: -120 }),
    );
    await waitFor(() => expect(editor.getAllByTestId('story-node')).toHaveLength(before + 1));
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(t({ ru: /Новый текст/, en: /New text/ })),
    );
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
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(
      t({ ru: '6 узлов · 6 связей', en: '6 nodes · 6 connections' }),
    );

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
    await expect(await screen.findByRole('menu')).toHaveAccessibleName(
      t(canvasMessages).menus.canvas,
    );
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
      to: { x: 405 + 39 * 300 + 100, y: 195 + 4 * 210 + 60 },
      shiftKey: true,
    });
    await expect(
      await editor.findByText(t({ ru: 'Выбрано: 200 узлов', en: 'Selected: 200 nodes' })),
    ).toBeVisible();
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
    await userEvent.click(
      editor.getByRole('button', { name: t(canvasMessages).foldGroup('Прибытие') }),
    );
    await waitFor(() => expect(editor.getAllByTestId('story-node')).toHaveLength(4));
    await userEvent.click(
      editor.getByRole('button', { name: t(canvasMessages).unfoldGroup('Прибытие') }),
    );
    await waitFor(() => expect(editor.getAllByTestId('story-node')).toHaveLength(6));

    await dragOnCanvas(canvasElement, {
      from: { x: 200, y: -45 },
      to: { x: 200, y: -105 },
      on: editor.getByTestId('story-group'),
    });
    await userEvent.click(nodeCard(editor, 'foot'));
    await expect(await editor.findByLabelText('Y')).toHaveValue('-60');

    const note = editor.getByTestId('story-note');
    await userEvent.dblClick(note);
    const field = within(note).getByLabelText(t(canvasMessages).noteText);
    await userEvent.type(field, '?{Control>}{Enter}{/Control}');
    await expect(note).toHaveTextContent('Узнать у смотрителя, кто погасил маяк?');
    const at = onScreen(canvasElement, { x: 340, y: 340 });
    await expect(document.elementFromPoint(at.clientX, at.clientY)?.closest('article')).toBe(note);
  },
};
