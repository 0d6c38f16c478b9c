import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { watchForErrors } from '../support/errors.ts';
import { expect, test } from '../support/test.ts';
import { threeRoads } from '../support/threeRoads.ts';

const story = { ...threeRoads, title: 'Три дороги </script> & «камень»' };

test('a public story is readable without scripts, a private one shows nothing', {
  tag: '@main',
}, async ({ browser, server }) => {
  const { token } = await registerThroughApi(server.url, account('script-free'));
  const { id } = await saveThroughApi(server.url, token, story, { isPublic: true });
  const hidden = await saveThroughApi(server.url, token, story);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();

  await page.goto(`/story/${id}`);
  await expect(page).toHaveTitle(`${story.title} · Dreamfork`);
  await expect(page.getByRole('heading', { name: story.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Камень на распутье' })).toBeVisible();
  await expect(page.getByText('Налево пойдёшь, направо пойдёшь')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText(['Налево', 'Направо', 'Прямо']);

  const answer = await page.goto(`/story/${hidden.id}`);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Dreamfork');
  await expect(page.getByText('Камень на распутье')).toHaveCount(0);
  await context.close();
});

test(
  'a story downloaded as one file plays offline to its end',
  { tag: '@main' },
  async ({ browser, server }, testInfo) => {
    const { token } = await registerThroughApi(server.url, account('file-keeper'));
    const picture = {
      id: 'picture',
      mediaType: 'image' as const,
      url: 'https://elsewhere.example/stone.png',
      title: 'Камень',
      description: '',
      fileSize: 0,
      mimeType: '',
      order: 0,
      isActive: true,
    };
    const pictured = {
      ...story,
      nodes: story.nodes.map((node, index) => (index === 0 ? { ...node, media: [picture] } : node)),
    };
    const { id } = await saveThroughApi(server.url, token, pictured, { isPublic: true });
    const answer = await fetch(`${server.url}/api/story/${id}/html`);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
    const file = testInfo.outputPath('story.html');
    await writeFile(file, await answer.text());

    const context = await browser.newContext();
    const asked: string[] = [];
    await context.route('http*://**', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    const page = await context.newPage();
    const errors = watchForErrors(page);
    await page.goto(pathToFileURL(file).href);
    await expect(page).toHaveTitle(story.title);
    await expect(page.getByRole('link', { name: /Камень/ })).toHaveAttribute('href', picture.url);
    await page.getByRole('button', { name: 'Налево' }).click();
    await expect(page.getByRole('heading', { name: 'Лесная тропа' })).toBeVisible();
    await expect(page.locator('em')).toHaveText('петляет');
    await page.getByRole('button', { name: 'Далее' }).click();
    await expect(page.getByRole('heading', { name: 'Дом у реки' })).toBeVisible();
    await expect(page.getByText('История завершена!')).toBeVisible();
    expect(errors()).toEqual([]);
    expect(asked).toEqual([]);
    await context.close();
  },
);
