import type { Page } from '@playwright/test';

export type Point = { x: number; y: number };

/** The points between two in so many steps, the last one included. */
const pointsBetween = (from: Point, to: Point, steps = 8): Point[] =>
  Array.from({ length: steps }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / steps,
    y: from.y + ((to.y - from.y) * (index + 1)) / steps,
  }));

/** Fingers on the screen, by events that the browser itself makes gestures and clicks of. */
export async function createFingers(page: Page) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const hold = (point: Point) => send('touchStart', [point]);
  const lift = () => send('touchEnd', []);
  return {
    hold,
    lift,
    tap: async (point: Point) => {
      await hold(point);
      await lift();
    },
    drag: async (from: Point, to: Point) => {
      await hold(from);
      for (const point of pointsBetween(from, to)) await send('touchMove', [point]);
      await lift();
    },
    /** Two fingers around a point, taken from one distance to another. */
    pinch: async ({ x, y }: Point, from: number, to: number) => {
      const around = (distance: number) => [
        { x: x - distance / 2, y },
        { x: x + distance / 2, y },
      ];
      await send('touchStart', around(from));
      for (const point of pointsBetween({ x: from, y }, { x: to, y })) {
        await send('touchMove', around(point.x));
      }
      await lift();
    },
  };
}

/** A pen, which Playwright has no pointer for; keys that are held down are to be named. */
export async function createPen(page: Page, { isShifted = false } = {}) {
  const client = await page.context().newCDPSession(page);
  const send = (
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    point: Point,
    buttons: number,
  ) =>
    client.send('Input.dispatchMouseEvent', {
      type,
      ...point,
      pointerType: 'pen',
      button: type === 'mouseMoved' && buttons === 0 ? 'none' : 'left',
      buttons,
      clickCount: type === 'mouseMoved' ? 0 : 1,
      modifiers: isShifted ? 8 : 0,
    });
  const drag = async (from: Point, ...path: readonly Point[]) => {
    await send('mouseMoved', from, 0);
    await send('mousePressed', from, 1);
    for (const point of path) await send('mouseMoved', point, 1);
    await send('mouseReleased', path.at(-1) ?? from, 0);
  };
  return {
    tap: (point: Point) => drag(point),
    drag: (from: Point, to: Point) => drag(from, ...pointsBetween(from, to)),
  };
}
