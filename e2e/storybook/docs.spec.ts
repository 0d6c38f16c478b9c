import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame } from '@playwright/test';
import { isFullRun } from '../../scripts/testScope.ts';
import { watchForErrors } from '../support/errors.ts';
import { docsPages, entries, openedThemes, pagesByPlace, readManifest } from './built.ts';
import { choose, paperOf, previewOf, turnTo, waitForTheme } from './manager.ts';
import { test } from './test.ts';

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** What a docs page may not show: code or types that nobody wrote, links to nowhere, a white canvas in dark. */
function readFaults(): string[] {
  const content = document.querySelector<HTMLElement>('#storybook-docs');
  const text = content?.textContent ?? '';
  const isDark = document.documentElement.dataset.theme === 'dark';
  const white = [...document.querySelectorAll('.sbdocs-preview, .docs-story')].filter(
    (canvas) => isDark && getComputedStyle(canvas).backgroundColor === 'rgb(255, 255, 255)',
  );
  return [
    ...(/Symbol\(react|unknown\[number\]|\bjsxs?\(|No code available/.exec(text) ?? []),
    ...[...document.querySelectorAll('td')].flatMap(({ textContent }) =>
      textContent?.trim() === 'unknown' ? ['a type is unknown'] : [],
    ),
    ...(white.length > 0 ? ['a canvas is white'] : []),
    ...(text.trim() === '' && !content?.querySelector('[data-story]') ? ['the page is empty'] : []),
  ];
}

/** Every part that a page names is marked in its drawing, which leaves the focus alone. */
async function expectMarkedParts(preview: Frame, id: string): Promise<void> {
  const anatomy = preview.getByRole('region', { name: 'Anatomy' });
  if (!(await anatomy.isVisible())) return;
  await anatomy.scrollIntoViewIfNeeded();
  const parts = await anatomy.getByRole('listitem').count();
  await expect.soft(anatomy.locator('[data-part]'), id).toHaveCount(parts);
  await expect.soft(anatomy.locator('iframe'), id).not.toBeFocused();
}

/** All pages, place by place; in `npm test` one page of each place. */
const visits: [string, string[]][] = isFullRun
  ? pagesByPlace().map(([place, ids]) => [`every docs page of ${place}`, ids])
  : [['a docs page of each place', pagesByPlace().map(([, ids]) => ids[0] ?? '')]];

for (const [what, [first = '', ...rest]] of visits) {
  test(`${what} has the background of its theme, marks its parts, and no overlay covers it`, async ({
    page,
  }) => {
    const errors = watchForErrors(page);
    let themes = [...openedThemes];
    await page.goto(`?path=/docs/${first}&globals=theme:${themes[0]}`);
    const preview = await previewOf(page);
    const paper = preview.locator('.sbdocs-wrapper');
    await expect(paper).toBeVisible();
    await waitForTheme(preview, first, themes[0] ?? 'light');
    for (const id of [first, ...rest]) {
      await test.step(id, async () => {
        if (id !== first) await turnTo(page, id);
        for (const theme of themes) {
          if (theme !== themes[0]) await choose(page, { theme });
          await expect
            .soft(paper, `${id} in ${theme}`)
            .toHaveCSS('background-color', paperOf(theme));
        }
        await expectMarkedParts(preview, id);
        await waitForTheme(preview, id, themes.at(-1) ?? 'light');
        expect.soft(await preview.evaluate(readFaults), id).toEqual([]);
        // The next page opens in the theme of this one.
        themes = themes.toReversed();
        expect.soft(await preview.locator(overlays).filter({ visible: true }).count(), id).toBe(0);
        expect.soft(errors().splice(0), id).toEqual([]);
      });
    }
  });
}

const toolbars = [
  ['dark', 'en', 'w360'],
  ['creative', 'en', 'w768'],
  ['creative', 'ru', 'w1360'],
  ['dark', 'ru', 'mobile1'],
].slice(0, isFullRun ? undefined : 1);

/** The bytes of a file as a static host sends it. */
async function transferred(url: string): Promise<number> {
  const response = await fetch(url);
  const body = await response.bytes();
  const isText = /javascript|css|html|json|svg/.test(response.headers.get('content-type') ?? '');
  return isText ? (await promisify(brotliCompress)(body)).byteLength : body.byteLength;
}

test('the first load is at most 120 files and 1.55 MB', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => files.add(request.url()));
  await page.goto('');
  const preview = await previewOf(page);
  await expect(preview.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await preview.waitForLoadState('load');
  expect(files.size).toBeLessThanOrEqual(120);
  const sizes = await Promise.all([...files].map(transferred));
  expect(sizes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(1.55 * 2 ** 20);
});

test('the contents list of a page leads to its section, within Storybook', async ({ page }) => {
  await page.goto('?path=/docs/components-actions-button--docs');
  const preview = page.frameLocator('#storybook-preview-iframe');
  const contents = preview.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Accessibility' }).press('Enter');
  await expect(preview.getByRole('heading', { name: 'Accessibility' })).toBeInViewport();
});

test('the settings of the toolbar survive a reload', async ({ page }) => {
  const errors = watchForErrors(page);
  await page.goto('?path=/story/patterns-footer--default');
  const footer = page.frameLocator('#storybook-preview-iframe').getByRole('contentinfo');
  await expect(footer).toBeVisible();
  for (const [theme, locale, width] of toolbars) {
    await choose(page, { theme, locale, viewport: { value: width, isRotated: false } });
    // The address leaves out the language that Storybook begins with.
    for (const name of [theme, width, ...(locale === 'ru' ? [] : [locale])]) {
      await page.waitForURL((url) => url.search.includes(`:${name}`));
    }
    await page.reload();
    await expect(footer, width).toBeVisible();
    expect(errors(), width).toEqual([]);
  }
});

test('each story of a docs page has its own server responses', async ({ page }) => {
  await page.goto('?path=/docs/admin-users--docs&globals=theme:dark');
  const preview = page.frameLocator('#storybook-preview-iframe');
  const story = (name: string) => preview.locator(`[data-story="${name}"]`).last();
  const inside = (name: string) => story(name).locator('iframe').contentFrame().locator('html');
  for (const [name, text] of [
    ['Nobody Found', 'Пользователи не найдены'],
    ['Failing', 'Не удалось загрузить пользователей'],
    ['English', 'User management'],
  ] as const) {
    await story(name).scrollIntoViewIfNeeded();
    await expect(inside(name)).toHaveAttribute('data-theme', 'dark');
    await expect(inside(name)).toContainText(text);
  }
});

test('a frame of a docs page is there while it is near', async ({ page }) => {
  await page.goto('iframe.html?viewMode=docs&id=editor-storyeditor--docs&globals=theme:light');
  const first = page.locator('[data-story]').first();
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('iframe')).toHaveCount(1);
  await page.locator('[data-story]').last().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-story]').last().locator('iframe')).toHaveCount(1);
  await expect(first.locator('iframe')).toHaveCount(0);
});

const frontMatter = docsPages().filter((id) => /^(introduction|get-started|guides)-/.test(id));

test('the front matter is accessible in dark and in light, and its links lead somewhere', async ({
  page,
}) => {
  expect(frontMatter.length).toBeGreaterThan(10);
  const ids = new Set(entries().map(({ id }) => id));
  const opened = isFullRun ? frontMatter : frontMatter.slice(0, 1);
  for (const id of [...opened, 'components-actions-button--docs']) {
    await test.step(id, async () => {
      for (const theme of ['dark', 'light'] as const) {
        await page.goto(`iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await waitForTheme(page.mainFrame(), id, theme);
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        expect.soft(violations, `${id} in ${theme}`).toEqual([]);
      }
      const addresses = await page
        .locator('a[href*="?path="]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const lost = addresses.filter((address) => !ids.has(address.split('/').at(-1) ?? ''));
      expect.soft(lost, id).toEqual([]);
    });
  }
});

test('the component manifest has the published types and the written examples', () => {
  const { components } = readManifest();
  const button = components['components-actions-button'];
  expect(button?.import).toBe("import { Button } from '@dreamfork/ui';");
  expect(button?.description).toContain('When to use: ');
  expect(button?.reactDocgen.props.variant?.tsType.name).toContain('"primary"');
  expect(button?.stories[0]?.snippet).toContain("from '@dreamfork/ui'");
  const faulty = Object.values(components).filter(({ error }) => error);
  expect(faulty).toEqual([]);
});
