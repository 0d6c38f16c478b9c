import type { StoryNode } from '@dreamfork/story';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

export type Editor = ReturnType<typeof within>;

/** Waits until the canvas shows its cards and the panels have come; before that nothing can be pointed at. */
export async function openEditor(canvasElement: HTMLElement): Promise<Editor> {
  await waitFor(() => {
    const card = canvasElement.querySelector('[data-testid="story-node"]');
    if (!card) throw new Error('The canvas has no cards yet.');
    if (canvasElement.querySelector('[aria-busy="true"]:not([data-testid="story-figures"])'))
      throw new Error('A panel is on its way.');
    return expect(card).toBeVisible();
  });
  // React Flow listens for gestures a moment after its cards are drawn.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
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

/** The node of React Flow that holds the card of a node. */
export function flowNode(editor: Editor, id: string): HTMLElement {
  const node = nodeCard(editor, id).closest('.react-flow__node');
  if (!(node instanceof HTMLElement)) throw new Error(`The node ${id} is not on the canvas.`);
  return node;
}

/** How the canvas is moved and zoomed. */
export const canvasView = (canvasElement: HTMLElement): DOMMatrix => {
  const viewport = canvasElement.querySelector('.react-flow__viewport');
  if (!viewport) throw new Error('There is no canvas.');
  return new DOMMatrix(getComputedStyle(viewport).transform);
};

/** The paper: what a pointer is on where nothing is. */
export function canvasPane(canvasElement: HTMLElement): Element {
  const pane = canvasElement.querySelector('.react-flow__pane');
  if (!pane) throw new Error('There is no canvas.');
  return pane;
}

/** Where a point of the canvas is on the page. */
export function onScreen(canvasElement: HTMLElement, point: Point) {
  const frame = within(canvasElement).getByTestId('canvas-pane').getBoundingClientRect();
  const { a: zoom, e: left, f: top } = canvasView(canvasElement);
  return {
    clientX: frame.left + left + point.x * zoom,
    clientY: frame.top + top + point.y * zoom,
  };
}

type Point = { x: number; y: number };

const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true };

/** What a mouse at this place is over. */
const under = ({ clientX, clientY }: ReturnType<typeof onScreen>): Element => {
  const element = document.elementFromPoint(clientX, clientY);
  if (!element) throw new Error('The place is outside of the page.');
  return element;
};

type MouseStep = 'down' | 'move' | 'up';

/** One step of a mouse, with both events that browsers make of it. */
async function mouse(step: MouseStep, target: Element, place: ReturnType<typeof onScreen>) {
  const buttons = step === 'up' ? 0 : 1;
  const event = { ...place, button: 0, buttons, bubbles: true, view: window };
  if (step === 'down') {
    await fireEvent.pointerDown(target, { ...pointer, ...event });
    await fireEvent.mouseDown(target, event);
  } else if (step === 'move') {
    await fireEvent.pointerMove(target, { ...pointer, ...event });
    await fireEvent.mouseMove(target, event);
  } else {
    await fireEvent.pointerUp(target, { ...pointer, ...event });
    await fireEvent.mouseUp(target, event);
  }
}

/** Drags from one point of the canvas to another, as a mouse does. */
export async function dragOnCanvas(
  canvasElement: HTMLElement,
  { from, to, shiftKey = false, on }: { from: Point; to: Point; shiftKey?: boolean; on?: Element },
): Promise<void> {
  const at = (point: Point) => onScreen(canvasElement, point);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const [start, ...places] = [from, middle, to, to].map(at);
  if (!start) return;
  if (shiftKey) await fireEvent.keyDown(document.body, { key: 'Shift', shiftKey });
  await fireEvent.pointerMove(under(start), { ...pointer, ...start });
  const target = on ?? under(start);
  await mouse('down', target, start);
  for (const place of places) await mouse('move', target, place);
  await mouse('up', target, at(to));
  // The click that a browser sends after a drag is kept from everything until the next task.
  await new Promise((resolve) => setTimeout(resolve));
  if (shiftKey) await fireEvent.keyUp(document.body, { key: 'Shift' });
}

/** Presses a point of the canvas with a mouse. */
export async function pressOnCanvas(canvasElement: HTMLElement, point: Point): Promise<void> {
  const place = onScreen(canvasElement, point);
  const target = under(place);
  await mouse('down', target, place);
  await mouse('up', target, place);
  await fireEvent.click(target, place);
}

/** Has the browser say that it has a touch screen; to be called before the story is shown. */
export function pretendTouchScreen(): () => void {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'maxTouchPoints');
}

type Finger = { readonly id: number; readonly clientX: number; readonly clientY: number };

const pointerSteps = { start: 'pointerDown', move: 'pointerMove', end: 'pointerUp' } as const;
const touchSteps = { start: 'touchStart', move: 'touchMove', end: 'touchEnd' } as const;

let touching: readonly Finger[] = [];

/** One step of all fingers on a touch screen, with both events that browsers make of it, one right after the other. */
export async function touch(
  step: keyof typeof touchSteps,
  target: Element,
  fingers: readonly Finger[],
): Promise<void> {
  const changed = step === 'end' ? touching : fingers;
  touching = fingers;
  const touchOf = ({ id: identifier, clientX, clientY }: Finger) =>
    new Touch({ identifier, target, clientX, clientY });
  const touches = fingers.map(touchOf);
  for (const { id, clientX, clientY } of changed) {
    const pointed = { pointerId: id, isPrimary: id === 1, clientX, clientY };
    await fireEvent[pointerSteps[step]](target, {
      ...pointed,
      pointerType: 'touch',
      button: 0,
      bubbles: true,
    });
  }
  await fireEvent[touchSteps[step]](target, {
    touches,
    targetTouches: touches,
    changedTouches: changed.map(touchOf),
    view: window,
    bubbles: true,
    cancelable: true,
  });
}

/** Presses a node that is no card, where the far layer draws it. */
export async function pressFarNode(
  canvasElement: HTMLElement,
  node: StoryNode | undefined,
): Promise<void> {
  if (!node) throw new Error('There is no such node to press.');
  const { x, y } = node.position;
  await pressOnCanvas(canvasElement, { x: x + 20, y: y + 20 });
}

/** Takes away what was announced about a story that is gone; its label has gone with it. */
export function forgetAnnouncements(): void {
  for (const notice of document.querySelectorAll('[data-live-announcer] [role="img"]')) {
    notice.remove();
  }
}

/** Chooses an option of a list that opens. */
export const chooseOption = async (button: HTMLElement, name: string) => {
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('option', { name }));
};
