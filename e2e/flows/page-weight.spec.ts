import { sampleStory } from '@dreamfork/story/testing';
import { weighPage, weightLimits, withoutIdleMoments } from '../../scripts/pageWeightLimits.ts';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('the editor opens within its size limit', { tag: '@main' }, async ({ page, server }) => {
  const session = await registerThroughApi(server.url, account('weighing'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory);
  await signInWith(page, session);
  await withoutIdleMoments(page);
  const weigh = weighPage(page);
  await page.goto(`/app/editor/${id}`);
  await new EditorPage(page).waitUntilReady();
  await expect(page.getByTestId('add-text')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Публичная история' })).toBeAttached();
  const { brotli, files } = await weigh();
  expect(files).toBeGreaterThan(0);
  expect(brotli).toBeLessThan(weightLimits.editor);
});

test('the page of a story opens within its size limit', { tag: '@main' }, async ({
  page,
  server,
}) => {
  const session = await registerThroughApi(server.url, account('weighed'));
  const { id } = await saveThroughApi(server.url, session.token, sampleStory, { isPublic: true });
  await withoutIdleMoments(page);
  const weigh = weighPage(page);
  await page.goto(`/story/${id}`);
  await expect(page.getByTestId('player-root')).toBeVisible();
  const { gzip, files } = await weigh();
  expect(files).toBeGreaterThan(0);
  expect(gzip).toBeLessThan(weightLimits.reader);
});
