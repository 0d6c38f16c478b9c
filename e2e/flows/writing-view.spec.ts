import { buildStory } from '@dreamfork/story/testing';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { EditorPage } from '../support/editor.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const story = buildStory('Берег')
  .node('start', 'start', { title: 'Пристань', content: 'Лодка ждёт.' })
  .node('sea', 'end', { title: 'Море', content: 'Берег тает.' })
  .link('start', 'sea')
  .build();

test('a node is written at full width, and readers see its formats', async ({ page, server }) => {
  const author = await registerThroughApi(server.url, account('full-width'));
  const { id } = await saveThroughApi(server.url, author.token, story, { isPublic: true });
  await signInWith(page, author);
  const editor = new EditorPage(page);
  await page.goto(`/app/editor/${id}`);
  await editor.waitUntilReady();
  await editor.select('Пристань');
  await page.keyboard.press('f');

  // Bold by its key, shown as readers see it; the undo of the field takes it back.
  const view = page.getByTestId('writing-view');
  const text = view.getByRole('textbox', { name: 'Текст узла «Пристань»' });
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Control+b');
  await expect(text).toHaveValue('Лодка **ждёт**.');
  const preview = view.getByRole('region', { name: 'Как увидит читатель' });
  await expect(preview.getByText('ждёт', { exact: true })).toHaveCSS('font-weight', '600');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('Лодка ждёт.');
  await page.keyboard.press('Control+Shift+z');
  await expect(text).toHaveValue('Лодка **ждёт**.');

  // Along the story; Escape keeps what was typed, and so does a reload.
  await page.keyboard.press('Alt+PageDown');
  await expect(view.getByRole('textbox', { name: 'Текст узла «Море»' })).toBeFocused();
  await page.keyboard.type(' Чайки отстали.');
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(editor.card('Море')).toBeFocused();
  await expect(editor.card('Море')).toContainText('Чайки отстали.');
  await editor.save();
  await page.reload();
  await editor.waitUntilReady();
  await expect(editor.card('Пристань')).toContainText('ждёт');
  await expect(editor.card('Море')).toContainText('Чайки отстали.');

  await page.goto(`/story/${id}`);
  const player = page.getByTestId('player-root');
  await expect(player.getByText('ждёт', { exact: true })).toHaveCSS('font-weight', '600');
});
