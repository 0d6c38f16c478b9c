import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { readPages } from '../../.storybook/search/readPages.ts';
import { docsPages, openedThemes } from './built.ts';
import { test } from './test.ts';

const previewIn = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test('the example of a docs page is edited on the page, with keys alone', async ({ page }) => {
  await page.goto('?path=/docs/components-actions-button--docs');
  const example = previewIn(page).getByRole('region', { name: 'Example' });
  await example.getByRole('button', { name: 'Edit' }).press('Enter');
  const editor = example.getByRole('textbox', { name: 'Source of the example' });
  await expect(example.getByRole('button', { name: 'Preview' })).toBeVisible();
  await editor.getByText('Preview').dblclick();
  await page.keyboard.type('Look');
  await expect(example.getByRole('button', { name: 'Look' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  expect(await editor.textContent()).not.toContain('\t');
  await example.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(example.getByRole('button', { name: 'Preview' })).toBeVisible();
  await example.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(editor).toBeHidden();
  await expect(example.getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('the editor of an example is accessible in every theme', async ({ page }) => {
  for (const theme of openedThemes) {
    await page.goto(
      `iframe.html?viewMode=docs&id=components-actions-button--docs&globals=theme:${theme}`,
    );
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('textbox', { name: 'Source of the example' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .include('[aria-labelledby="example"]')
      .analyze();
    expect.soft(violations, theme).toEqual([]);
  }
});

test('the text of every docs page is searched, and a result leads to its page', async ({
  page,
}) => {
  const searched = readPages().map(({ id }) => id);
  expect(searched.toSorted()).toEqual(docsPages().toSorted());
  await page.goto('?path=/docs/introduction--docs');
  await page.getByRole('button', { name: 'Search all pages' }).click();
  const field = previewIn(page).getByRole('searchbox', { name: 'Search all pages' });
  await field.fill('disabledReason stays focusable');
  const first = previewIn(page).getByRole('listitem').first();
  await expect(first).toContainText('it stays focusable and reads the reason');
  await first.getByRole('link', { name: 'Components / Actions / Button' }).click();
  await expect(page).toHaveURL(/components-actions-button--docs/);
  await expect(previewIn(page).getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
});
