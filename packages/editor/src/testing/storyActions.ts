import type { StoryNode } from '@dreamfork/story';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

export type Editor = ReturnType<typeof within>;

/** Waits until the canvas shows its cards and the panels have come; before that nothing can be pointed at. */
export async function openEditor(canvasElement: HTMLElement): Promise<Editor> {
  await waitFor(() => {
    const card = canvasElement.querySelector('[data-testid="story-node"]');
    if (!card) throw new Error('The canvas has no cards yet.');
    if (canvasElement.querySelector('[aria-busy="true"]'))
      throw new Error('A panel is on its way.');
    return expect(card).toBeVisible();
  });
  return within(canvasElement);
}

/** The card of a node. */
export function nodeCard(editor: Editor, id: string): HTMLElement {
  const card = editor
    .getAllByTestId('story-node')
    .find((element: HTMLElement) => element.getAttribute('data-node-id') === id);
  if (!card) throw new Error(`There is no card of the node ${id}.`);
  return card;
}

/** Waits until a dialog has faded in; before that nothing in it counts as seen. */
export async function findDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

/** Waits until a toast with these text has come in. */
export async function expectToast(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}

/** Where a point of the canvas is on the page. */
export function onScreen(canvasElement: HTMLElement, point: { x: number; y: number }) {
  const canvas = within(canvasElement);
  const frame = canvas.getByTestId('canvas-pane').getBoundingClientRect();
  const world = canvas.getByTestId('canvas-world');
  const { a: zoom, e: left, f: top } = new DOMMatrix(getComputedStyle(world).transform);
  return {
    clientX: frame.left + left + point.x * zoom,
    clientY: frame.top + top + point.y * zoom,
  };
}

/** Presses a node that is no card, where the far layer draws it. */
export async function pressFarNode(
  canvasElement: HTMLElement,
  node: StoryNode | undefined,
): Promise<void> {
  if (!node) throw new Error('There is no such node to press.');
  const pane = within(canvasElement).getByTestId('canvas-pane');
  const { x, y } = node.position;
  const place = { pointerId: 1, button: 0, ...onScreen(canvasElement, { x: x + 20, y: y + 20 }) };
  await fireEvent.pointerDown(pane, place);
  await fireEvent.pointerUp(pane, place);
}

type Point = { x: number; y: number };

const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };

/** Drags from one point of the canvas to another, as a mouse does. */
export async function dragOnCanvas(
  canvasElement: HTMLElement,
  { from, to, shiftKey = false, on }: { from: Point; to: Point; shiftKey?: boolean; on?: Element },
): Promise<void> {
  const pane = within(canvasElement).getByTestId('canvas-pane');
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const at = (point: Point) => ({ ...pointer, shiftKey, ...onScreen(canvasElement, point) });
  await fireEvent.pointerDown(on ?? pane, at(from));
  for (const point of [middle, to, to]) await fireEvent.pointerMove(pane, at(point));
  await fireEvent.pointerUp(pane, at(to));
}

/** Presses a point of the canvas with a mouse. */
export async function pressOnCanvas(canvasElement: HTMLElement, point: Point): Promise<void> {
  const pane = within(canvasElement).getByTestId('canvas-pane');
  const place = { ...pointer, ...onScreen(canvasElement, point) };
  await fireEvent.pointerDown(pane, place);
  await fireEvent.pointerUp(pane, place);
}

/** Takes away what was announced about a story that is gone; its label has gone with it. */
export function forgetAnnouncements(): void {
  for (const notice of document.querySelectorAll('[data-live-announcer] [role="img"]')) {
    notice.remove();
  }
}
