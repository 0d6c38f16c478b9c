import type { Page } from 'playwright';
import {
  leavePanels,
  pressRepeatedly,
  type Reaction,
  recordKeys,
  typeIntoNode,
  typeTitle,
  waitUntilIdle,
} from './editorKeys.ts';
import { createMeter, type Frames, type Meter } from './frames.ts';
import { median } from './statistics.ts';

export type Kind = 'editor' | 'bare';
export type Run = {
  /** Milliseconds. */
  open: number;
  times: Record<string, Reaction>;
  frames: Record<string, Frames>;
  /** Megabytes. */
  heap: number;
};

const middle = { x: 700, y: 470 };
const steps = 90;
const fewSteps = 30;

const pane: Record<Kind, string> = {
  editor: '[data-testid="canvas-pane"]',
  bare: '.react-flow__pane',
};
const world: Record<Kind, string> = {
  editor: '.react-flow__viewport',
  bare: '.react-flow__viewport',
};
type Place = { x: number; y: number };

const transformOf = (page: Page, kind: Kind) =>
  page.locator(world[kind]).evaluate((element, selector) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform);
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return { zoom: a, x: e + (box?.left ?? 0), y: f + (box?.top ?? 0) };
  }, pane[kind]);

/** Where the head of a node of the generated story is on the screen; forty nodes make a row. */
async function nodeAt(page: Page, kind: Kind, column: number, row: number): Promise<Place> {
  const { zoom, x, y } = await transformOf(page, kind);
  return {
    x: (405 + column * 300 + 100) * zoom + x,
    y: (195 + row * 210 + 14) * zoom + y,
  };
}

async function pan(page: Page, meter: Meter, count = steps): Promise<Frames> {
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down({ button: 'middle' });
  const frames = await meter.frames(count, (step) =>
    page.mouse.move(middle.x + 260 * Math.sin(step / 10), middle.y + 180 * Math.sin(step / 7)),
  );
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.up({ button: 'middle' });
  if (count === steps) await waitUntilIdle(page);
  return frames;
}

/** Pans until a node is in the middle, away from the edges where a drag pans the viewport. */
async function panTo(page: Page, kind: Kind, at: [number, number]): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    const place = await nodeAt(page, kind, ...at);
    const x = Math.max(-250, Math.min(250, middle.x - place.x));
    const y = Math.max(-250, Math.min(250, middle.y - place.y));
    if (Math.abs(x) < 10 && Math.abs(y) < 10) return;
    await page.mouse.move(middle.x - x / 2, middle.y - y / 2);
    await page.mouse.down({ button: 'middle' });
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.move(middle.x + x / 2, middle.y + y / 2);
    await page.mouse.up({ button: 'middle' });
  }
}

/** Turns the wheel over a node until the zoom is near the one wanted. */
async function zoomTo(page: Page, kind: Kind, wanted: number, at: [number, number]): Promise<void> {
  await panTo(page, kind, at);
  await page.mouse.move(middle.x, middle.y);
  for (let turn = 0; turn < 60; turn += 1) {
    const missing = Math.log2(wanted / (await transformOf(page, kind)).zoom);
    if (Math.abs(missing) < 0.05) break;
    await page.mouse.wheel(0, Math.max(-250, Math.min(250, -missing / 0.002)));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await panTo(page, kind, at);
  await waitUntilIdle(page);
}

const zoom = (page: Page, meter: Meter): Promise<Frames> =>
  meter.frames(steps, (step) => page.mouse.wheel(0, step % 60 < 30 ? 30 : -30));

type DragOptions = { kind: Kind; at: [number, number]; count?: number };

async function drag(page: Page, meter: Meter, options: DragOptions): Promise<Frames> {
  const { kind, at, count = steps } = options;
  const { x, y } = await nodeAt(page, kind, ...at);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y);
  const frames = await meter.frames(count, (step) =>
    page.mouse.move(x + 130 * Math.sin(step / 9), y + 90 * Math.sin(step / 6)),
  );
  await page.mouse.move(x, y);
  await page.mouse.up();
  if (kind === 'editor') {
    await page.keyboard.press('Control+z');
    await waitUntilIdle(page);
  }
  return frames;
}

/** Draws a frame around the first rows of the story. */
async function selectRows(page: Page, rows: number): Promise<void> {
  const from = await nodeAt(page, 'editor', -0.7, -0.4);
  const to = await nodeAt(page, 'editor', 39.2, rows - 1);
  await page.keyboard.down('Shift');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await waitUntilIdle(page);
}

/** The far map, the cards of which little can be read, and all of them. */
const levels = [0.1, 0.3, 0.5, 1] as const;

const rounds = 3;

/** Repeats a gesture three times; returns the medians and the longest of all frames. */
async function medianOf(gesture: () => Promise<Frames>): Promise<Frames> {
  const all: Frames[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await gesture());
  return {
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    work: median(all.map(({ work }) => work)),
    longest: Math.max(...all.map(({ longest }) => longest)),
  };
}

const showAll = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Показать всю историю' }).click();
  await waitUntilIdle(page);
};

async function runEditor(page: Page, meter: Meter): Promise<Omit<Run, 'open' | 'heap'>> {
  const kind = 'editor';
  const frames: Run['frames'] = {};
  const times: Run['times'] = {};
  const panOften = () => medianOf(() => pan(page, meter));
  const dragOften = (at: [number, number]) => medianOf(() => drag(page, meter, { kind, at }));
  frames['pan, whole map'] = await panOften();
  frames['zoom, whole map'] = await medianOf(async () => {
    const measured = await zoom(page, meter);
    await showAll(page);
    return measured;
  });
  await selectRows(page, 5);
  for (const level of levels) {
    await zoomTo(page, kind, level, [20, 2]);
    frames[`pan at ${level}`] = await panOften();
    frames[`zoom around ${level}`] = await medianOf(async () => {
      const measured = await zoom(page, meter);
      await zoomTo(page, kind, level, [20, 2]);
      return measured;
    });
    frames[`drag 200 nodes at ${level}`] = await dragOften([20, 2]);
  }
  await panTo(page, kind, [20, 5]);
  await waitUntilIdle(page);
  frames['drag a node at 1'] = await dragOften([20, 5]);
  await recordKeys(page);
  await meter.collectGarbage();
  times['typing into a node'] = await typeIntoNode(page, meter);
  times['add a node'] = await pressRepeatedly(page, meter, {
    key: 't',
    before: () => leavePanels(page),
  });
  times['typing the title'] = await typeTitle(page, meter);
  await leavePanels(page);
  await showAll(page);
  await page.keyboard.press('Escape');
  await selectRows(page, 25);
  times['undo of moving 1,000'] = await pressRepeatedly(page, meter, {
    key: 'Control+z',
    before: async () => {
      await page.keyboard.press('Shift+ArrowRight');
      await waitUntilIdle(page);
    },
  });
  return { frames, times };
}

/** The gestures for a bare React Flow, which draws a few frames a second with thousands of nodes. */
async function runBare(page: Page, meter: Meter): Promise<Omit<Run, 'open' | 'heap'>> {
  const kind = 'bare';
  const frames: Run['frames'] = {};
  frames['pan at 1'] = await pan(page, meter, fewSteps);
  frames['drag a node at 1'] = await drag(page, meter, { kind, at: [2, 2], count: fewSteps });
  return { frames, times: {} };
}

/** Opens a story on the page; returns the milliseconds it took. */
export const openStory = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { openStory: () => Promise<number> }).openStory());

/** Opens a story on the page and performs the gestures of an author. */
export async function runStory(page: Page, kind: Kind): Promise<Run> {
  const open = await openStory(page);
  const meter = await createMeter(page);
  if (kind === 'editor') await waitUntilIdle(page);
  const done = kind === 'editor' ? await runEditor(page, meter) : await runBare(page, meter);
  return { open, ...done, heap: await meter.heapMegabytes() };
}
