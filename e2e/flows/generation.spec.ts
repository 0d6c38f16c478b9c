import { sampleStory } from '@dreamfork/story/testing';
import type { Page } from '@playwright/test';
import {
  type ModelReply,
  type ModelServiceServer,
  startModelService,
} from '../../scripts/modelService/startModelService.ts';
import { startProductServer } from '../../scripts/productServer.ts';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { signInWith } from '../support/session.ts';
import { test as base, expect } from '../support/test.ts';

type Assisted = { url: string; models: ModelServiceServer };

/** A server whose operator has configured models, one request at a time. */
const test = base.extend<{ models: ModelServiceServer; assisted: Assisted }>({
  models: async ({ browserName: _anyBrowser }, provide) => {
    const models = await startModelService('ollama');
    await provide(models);
    await models.close();
  },
  assisted: async ({ models }, provide) => {
    const env = { RATE_LIMIT: '0', OLLAMA_URL: models.address, AI_CONCURRENCY: '1' };
    const server = await startProductServer({ env });
    await provide({ url: server.url, models });
    await server.stop();
  },
});

async function openStory(page: Page, url: string, name: string): Promise<EditorPage> {
  const session = await registerThroughApi(url, account(name));
  const { id } = await saveThroughApi(url, session.token, sampleStory);
  await signInWith(page, session);
  await page.goto(`${url}/app/editor/${id}`);
  const editor = new EditorPage(page);
  await editor.waitUntilReady();
  return editor;
}

/** Selects a node and asks the assistant for something about it, by keyboard. */
async function ask(editor: EditorPage, { node, task }: { node: string; task: string }) {
  const { page } = editor;
  await editor.select(node);
  await page.keyboard.press('Control+j');
  const panel = page.getByTestId('assistant-panel');
  await panel.getByRole('button', { name: /Что сделать/ }).click();
  await page.getByRole('option', { name: task, exact: true }).click();
  await panel.getByRole('button', { name: 'Спросить модель' }).press('Enter');
  return panel;
}

const proposed = ['Подняться к фонарю', 'Спуститься к лодке', 'Окликнуть смотрителя'];

test('three choices are proposed and taken with their nodes, and one is undone', async ({
  page,
  assisted,
}) => {
  const editor = await openStory(page, assisted.url, 'chooser');
  const before = await editor.cards().count();
  const panel = await ask(editor, { node: 'У двери маяка', task: 'Предложить варианты' });
  for (const text of proposed) await panel.getByRole('button', { name: `Взять «${text}»` }).click();
  await expect(editor.cards()).toHaveCount(before + proposed.length);
  await expect(panel.getByRole('button', { name: 'Спросить модель' })).toBeFocused();

  await page.keyboard.press('Control+z');
  await expect(editor.cards()).toHaveCount(before + 2);
  await expect(editor.card('Окликнуть смотрителя')).toHaveCount(0);
  await expect(editor.card('Спуститься к лодке')).toHaveCount(2);
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ход правок' }).click();
  const history = page.getByTestId('history-panel');
  await expect(history.getByText('текст от модели')).toHaveCount(proposed.length);
});

test('a request cancelled in the middle leaves nothing, neither here nor at the model', async ({
  page,
  assisted,
}) => {
  const editor = await openStory(page, assisted.url, 'canceller');
  const replies: ModelReply[] = [];
  assisted.models.behave((reply) => {
    replies.push(reply);
    reply.write('Ступени холодные. ');
    reply.write('Наверху');
  });
  const panel = await ask(editor, { node: 'Лестница', task: 'Продолжить' });
  await expect(panel.getByTestId('assistant-stream')).toContainText('Ступени холодные. Наверху');
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Спросить модель' })).toBeFocused();
  await expect(panel.getByTestId('assistant-stream')).toHaveCount(0);
  await replies[0]?.closed;
  await expect(editor.card('Лестница')).not.toContainText('холодные');
  await expect(page.getByRole('button', { name: /Отменить/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('two authors at once: the second waits in line and sees it', async ({
  page,
  browser,
  assisted,
}) => {
  const replies: ModelReply[] = [];
  assisted.models.behave((reply) => {
    replies.push(reply);
    reply.write('Ступени холодные.');
  });
  const first = await openStory(page, assisted.url, 'first');
  const task = { node: 'Лестница', task: 'Продолжить' };
  const panel = await ask(first, task);
  await expect(panel.getByTestId('assistant-stream')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  const waiting = await ask(await openStory(other, assisted.url, 'second'), task);
  await expect(
    waiting.getByRole('progressbar', { name: 'Вы следующий в очереди к модели' }),
  ).toBeVisible();
  replies[0]?.finish();
  await expect(panel.getByRole('button', { name: 'Взять всё' })).toBeVisible();
  await expect(waiting.getByTestId('assistant-stream')).toBeVisible();
  await other.context().close();
});
