import type { StoryNode } from '@dreamfork/story';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

export type Editor = ReturnType<typeof within>;

/** For what comes after a pause of the author's or from a worker. */
export const patiently = { timeout: 6000 };

/** Waits until the canvas shows its cards; before that nothing can be pointed at. */
export async function openEditor(canvasElement: HTMLElement): Promise<Editor> {
  await waitFor(() => {
    const card = canvasElement.querySelector('[data-testid="story-node"]');
    if (!card) throw new Error('The canvas has no cards yet.');
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

/** Waits until a toast with these words has come in. */
export async function expectToast(words: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(words)).toBeVisible());
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
