import { nodeTypeNames } from '@dreamfork/story';
import { t } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryRoom } from '../testing/StoryRoom.tsx';
import {
  canvasPane,
  dragOnCanvas,
  type Editor,
  nodeCard,
  onScreen,
  openEditor,
  pressOnCanvas,
} from '../testing/storyActions.ts';
import { canvasMessages } from './messages.ts';

const meta = {
  title: 'Editor/Canvas gestures/Lines',
  tags: ['!autodocs'],
  component: StoryRoom,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryRoom>;

export default meta;

type Story = StoryObj<typeof meta>;

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
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(
      t({ ru: '6 узлов · 5 связей', en: '6 nodes · 5 connections' }),
    );
    await dragOnCanvas(canvasElement, {
      from: { x: 236, y: 16 },
      to: { x: 400, y: 60 },
      on: outputOf(editor, 'start'),
    });
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(
      t({ ru: '6 узлов · 6 связей', en: '6 nodes · 6 connections' }),
    );
  },
};

/** A line that is let go before it is drawn again ends where the pointer is. */
export const LinesInHaste: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const output = outputOf(editor, 'lamp');
    const from = output.getBoundingClientRect();
    const to = nodeCard(editor, 'start').getBoundingClientRect();
    const start = { clientX: from.x + from.width / 2, clientY: from.y + from.height / 2 };
    const end = { clientX: to.x, clientY: to.y + 10 };
    const mouse = { bubbles: true, button: 0, buttons: 1, view: window };
    output.dispatchEvent(new MouseEvent('mousedown', { ...mouse, ...start }));
    // The first move begins the line.
    output.dispatchEvent(new MouseEvent('mousemove', { ...mouse, ...end }));
    output.dispatchEvent(new MouseEvent('mousemove', { ...mouse, ...end }));
    output.dispatchEvent(new MouseEvent('mouseup', { ...mouse, ...end, buttons: 0 }));
    await waitFor(() =>
      expect(editor.getByTestId('story-counts')).toHaveTextContent(
        t({ ru: '6 узлов · 7 связей', en: '6 nodes · 7 connections' }),
      ),
    );
    await expect(screen.queryByRole('menu')).toBeNull();
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
    await expect(
      await editor.findByRole('button', { name: t({ ru: /Куда/, en: /To\b/ }) }),
    ).toBeVisible();
    await dragOnCanvas(canvasElement, { from: { x: 312, y: 16 }, to: { x: 720, y: -40 } });
    await userEvent.click(nodeCard(editor, 'start'));
    const tab = await editor.findByTestId('node-tab');
    await expect(within(tab).getByRole('button', { name: /Фонарная комната/ })).toBeVisible();
  },
};

/** From afar too, where cards are marks: the line that is lit ends at the mark, and is taken before it. */
export const ReconnectFromAfar: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    const smaller = editor.getByRole('button', { name: t(canvasMessages).zoomOut });
    for (let turn = 0; turn < 6; turn += 1) await userEvent.click(smaller);
    await waitFor(() => expect(nodeCard(editor, 'start')).toHaveAttribute('data-far'));
    const end = { x: 300, y: 16 };
    const place = { ...onScreen(canvasElement, end), pointerType: 'mouse', buttons: 0 };
    await fireEvent.pointerMove(canvasPane(canvasElement), place);
    await waitFor(() =>
      expect(canvasElement.querySelector('.react-flow__edgeupdater')).toBeInTheDocument(),
    );
    const lit = canvasElement.querySelector<SVGPathElement>('[data-connection-id]');
    await expect(lit?.getPointAtLength(lit.getTotalLength()).x).toBeGreaterThan(400);
    await dragOnCanvas(canvasElement, { from: end, to: { x: 720, y: -40 } });
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
    await userEvent.click(within(menu).getByRole('menuitem', { name: t(nodeTypeNames).end }));
    await expect(editor.getByTestId('story-counts')).toHaveTextContent(
      t({ ru: '7 узлов · 7 связей', en: '7 nodes · 7 connections' }),
    );
  },
};
