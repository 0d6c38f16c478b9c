import type { StoryNode } from '@dreamfork/story';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

export type Editor = ReturnType<typeof within>;

/** Waits until the canvas shows its cards; before that nothing can be pointed at. */
export async function openEditor(canvasElement: HTMLElement): Promise<Editor> {
  await waitFor(() => {
    const card = canvasElement.querySelector('.react-flow__node');
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

/** Presses a node that is no card, where the far layer draws it. */
export async function pressFarNode(
  canvasElement: HTMLElement,
  node: StoryNode | undefined,
): Promise<void> {
  const pane = canvasElement.querySelector('.react-flow__pane');
  const viewport = canvasElement.querySelector('.react-flow__viewport');
  if (!pane || !viewport || !node) throw new Error('There is no map to press.');
  const frame = pane.getBoundingClientRect();
  const { a: zoom, e: left, f: top } = new DOMMatrix(getComputedStyle(viewport).transform);
  await fireEvent.click(pane, {
    clientX: frame.left + left + (node.position.x + 20) * zoom,
    clientY: frame.top + top + (node.position.y + 20) * zoom,
  });
}
