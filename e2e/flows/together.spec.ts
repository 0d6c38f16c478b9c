import type { SignInResponse } from '@dreamfork/api-client/contract';
import { sampleStory } from '@dreamfork/story/testing';
import type { Page } from '@playwright/test';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { openInEditor, savedContent, saveStatus, typeIntoNode } from '../support/openedStory.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const text = (page: Page) => page.getByTestId('node-tab').getByLabel('Текст');
const stairs = 'Сто двенадцать ступеней. На последней стояла кружка.';

test('two authors write one story: words come in as they are written, and no word is lost', {
  tag: '@main',
}, async ({ browser, server }) => {
  const anna = await registerThroughApi(server.url, account('anna-together'));
  const boris = await registerThroughApi(server.url, account('boris-together'));
  const { id } = await saveThroughApi(server.url, anna.token, sampleStory);
  const enter = async (session: SignInResponse) => {
    const context = await browser.newContext({ baseURL: server.url, locale: 'ru-RU' });
    const page = await context.newPage();
    await signInWith(page, session);
    return { context, page };
  };
  const [{ context: hers, page: herPage }, { context: his, page: hisPage }] = await Promise.all([
    enter(anna),
    enter(boris),
  ]);

  await herPage.goto('/app/my-stories');
  await herPage.getByRole('row').last().getByRole('button').last().click();
  await herPage.getByRole('menuitem', { name: 'Поделиться' }).click();
  const share = herPage.getByRole('dialog', { name: 'Поделиться историей' });
  await share.getByRole('button', { name: 'Пригласить соавтора' }).click();
  await share.getByRole('button', { name: 'Пригласить', exact: true }).click();
  const address = share.getByRole('textbox', { name: 'Адрес приглашения' });
  await expect(address).toHaveValue(new RegExp(`/join/${id}#.{30,}$`));

  await hisPage.goto(await address.inputValue());
  await hisPage.getByRole('button', { name: 'Писать вместе' }).click();
  await expect(hisPage.getByRole('heading', { name: /Вы пишете/ })).toBeVisible();
  await Promise.all([openInEditor(herPage, id), openInEditor(hisPage, id)]);
  await expect(hisPage.getByRole('button', { name: /Вместе с вами 1 человек/ })).toBeVisible();

  await typeIntoNode(herPage, 'Лестница', stairs);
  const card = hisPage.locator('[data-testid=story-node][data-node-id=stairs]');
  await expect(card).toContainText('стояла кружка.');
  await expect(card).toHaveAccessibleName(/anna-together пишет/);
  await typeIntoNode(hisPage, 'Лестница', `${stairs} Чай остыл.`);
  await expect(text(herPage)).toHaveValue(`${stairs} Чай остыл.`);

  // Both rewrite the same words while he hears nothing.
  await his.setOffline(true);
  await text(hisPage).fill('Лестница вела вниз.');
  await text(herPage).fill('Лестница вела вверх.');
  await expect
    .poll(() => savedContent(server.url, id, anna.token, 'Лестница'))
    .toBe('Лестница вела вверх.');
  await his.setOffline(false);
  await expect(text(hisPage)).toHaveValue('Лестница вела вверх.');
  await hisPage.reload();
  const kept = hisPage.getByTestId('node-tab').getByTestId('kept-text');
  await expect(kept).toContainText('Лестница вела вниз.');
  await kept.getByRole('button', { name: 'Оба' }).click();
  await expect(text(herPage)).toHaveValue('Лестница вела вверх.\n\nЛестница вела вниз.');
  await expect(saveStatus(hisPage)).toHaveText('Сохранено');
  await Promise.all([hers.close(), his.close()]);
});
