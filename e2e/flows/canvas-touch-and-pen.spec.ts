import { buildStory } from '@dreamfork/story/testing';
import type { Page } from '@playwright/test';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { centreOf, type EditorPage } from '../support/editor.ts';
import { openInEditor } from '../support/openedStory.ts';
import { createFingers, createPen, type Point } from '../support/pointers.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const pier = buildStory('Причал')
  .node('pier', 'start', { title: 'Пирс', position: { x: 0, y: 0 } })
  .node('stairs', 'text', { title: 'Лестница', position: { x: 300, y: 0 } })
  .node('shore', 'end', { title: 'Берег', position: { x: 300, y: 210 } })
  .node('boat', 'text', { title: 'Лодка', position: { x: 0, y: 210 } })
  .link('pier', 'stairs')
  .build();

async function openPier(page: Page, url: string, name: string): Promise<EditorPage> {
  const author = await registerThroughApi(url, account(name));
  await signInWith(page, author);
  const { id } = await saveThroughApi(url, author.token, pier);
  const editor = await openInEditor(page, id);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await editor.waitUntilPreloaded();
  return editor;
}

/** How the canvas is moved and zoomed. */
const view = (page: Page) =>
  page.locator('.react-flow__viewport').evaluate((element) => {
    const { a: zoom, e: x, f: y } = new DOMMatrix(getComputedStyle(element).transform);
    return { x: Math.round(x), y: Math.round(y), zoom };
  });

const moved = ({ x, y }: Point, right: number, down: number): Point => ({
  x: x + right,
  y: y + down,
});

/** A place of the canvas on which nothing lies. */
const groundOf = async (editor: EditorPage): Promise<Point> =>
  moved(await centreOf(editor.card('Лодка')), 0, 150);

const selectedTitles = (page: Page) =>
  page.locator('[data-testid="story-node"][data-selected]').allInnerTexts();

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('a story is moved, zoomed, selected, dragged, connected and its menu opened by finger', async ({
    page,
    server,
  }) => {
    const editor = await openPier(page, server.url, 'by-finger');
    const fingers = await createFingers(page);
    const tab = page.getByTestId('node-tab');

    // One finger moves the paper, from the ground and from a card that is not selected.
    for (const from of [await groundOf(editor), await centreOf(editor.card('Лестница'))]) {
      const before = await view(page);
      await fingers.drag(from, moved(from, -60, -45));
      await expect
        .poll(() => view(page))
        .toEqual({ ...before, x: before.x - 60, y: before.y - 45 });
    }
    await expect(page.getByRole('button', { name: /^Отменить: / })).toHaveCount(0);

    // Two fingers zoom, the place between them stays.
    await fingers.pinch(await groundOf(editor), 120, 60);
    await expect.poll(async () => (await view(page)).zoom).toBeCloseTo(0.5, 1);
    await editor.showWholeMap();

    // A tap selects a card; the same finger then drags it, and it is one step of undo.
    await fingers.tap(await centreOf(editor.card('Лестница')));
    await expect(tab).toBeVisible();
    expect(await selectedTitles(page)).toHaveLength(1);
    await expect(tab.getByLabel('X')).toHaveValue('300');
    const stairs = await centreOf(editor.card('Лестница'));
    const { zoom } = await view(page);
    await fingers.drag(stairs, moved(stairs, 60 * zoom, -30 * zoom));
    await expect(tab.getByLabel('X')).toHaveValue('360');
    await expect(tab.getByLabel('Y')).toHaveValue('-30');
    await page.keyboard.press('Control+z');
    await expect(tab.getByLabel('X')).toHaveValue('300');

    // A finger draws a connection from a handle to a card, and on the ground asks what to add.
    await fingers.drag(
      await centreOf(editor.output('Лестница')),
      await centreOf(editor.card('Берег')),
    );
    await editor.expectCounts('4 узла · 2 связи');
    await fingers.drag(await centreOf(editor.output('Лодка')), await groundOf(editor));
    const menu = page.getByRole('menu');
    await expect(menu).toHaveAccessibleName('Что добавить и связать');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    // A resting finger opens the menu of what it is on.
    for (const [point, name] of [
      [await groundOf(editor), 'Действия с холстом'],
      [await centreOf(editor.card('Берег')), 'Действия с узлом'],
    ] as const) {
      await fingers.hold(point);
      await expect(menu).toHaveAccessibleName(name);
      await fingers.lift();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }

    // Two taps open a card for writing.
    const boat = await centreOf(editor.card('Лодка'));
    await fingers.tap(boat);
    await fingers.tap(boat);
    await expect(page.getByTestId('card-editor')).toBeVisible();
  });
});

test('a story is moved, selected, dragged and connected by pen', async ({ page, server }) => {
  const editor = await openPier(page, server.url, 'by-pen');
  const pen = await createPen(page);
  const tab = page.getByTestId('node-tab');

  const ground = await groundOf(editor);
  const before = await view(page);
  await pen.drag(ground, moved(ground, -60, -45));
  await expect.poll(() => view(page)).toEqual({ ...before, x: before.x - 60, y: before.y - 45 });

  // A pen drags as a mouse does: what it takes hold of is selected first.
  const { zoom } = before;
  const stairs = await centreOf(editor.card('Лестница'));
  await pen.drag(stairs, moved(stairs, 60 * zoom, -30 * zoom));
  await expect(tab.getByLabel('X')).toHaveValue('360');
  await expect(tab.getByLabel('Y')).toHaveValue('-30');
  await pen.tap(await centreOf(editor.card('Берег')));
  await expect(tab.getByLabel('X')).toHaveValue('300');

  await pen.drag(await centreOf(editor.output('Лестница')), await centreOf(editor.card('Берег')));
  await editor.expectCounts('4 узла · 2 связи');

  // With Shift it draws a rectangle, which adds to what is selected.
  await pen.tap(await groundOf(editor));
  await expect.poll(() => selectedTitles(page)).toEqual([]);
  await page.keyboard.down('Shift');
  const shifted = await createPen(page, { isShifted: true });
  const corner = moved(await centreOf(editor.card('Пирс')), -150, -90);
  await shifted.drag(corner, await centreOf(editor.card('Лодка')));
  await page.keyboard.up('Shift');
  await expect.poll(() => selectedTitles(page)).toHaveLength(2);
});

test('at 1360 pixels four cards fit between both panels at 100 %', async ({ page, server }) => {
  const editor = await openPier(page, server.url, 'four-cards');
  await editor.select('Пирс');
  await expect(page.getByRole('complementary')).toHaveCount(2);
  await page.getByRole('button', { name: /Вернуть 100%/ }).click();
  await expect.poll(async () => (await view(page)).zoom).toBe(1);
  const pane = await page.getByTestId('canvas-pane').boundingBox();
  if (!pane) throw new Error('The canvas is not on the screen.');
  const boxes = await Promise.all((await editor.cards().all()).map((card) => card.boundingBox()));
  expect(boxes).toHaveLength(4);
  for (const box of boxes) {
    expect(box?.x).toBeGreaterThanOrEqual(pane.x);
    expect(box?.y).toBeGreaterThanOrEqual(pane.y);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(pane.x + pane.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(pane.y + pane.height);
  }
});
