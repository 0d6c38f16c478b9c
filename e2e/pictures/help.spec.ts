import type { StoryDocument } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { account, registerThroughApi, saveThroughApi } from '../support/api.ts';
import { signInWith } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { open, pictureSettings, take } from './take.ts';

const storyTexts = {
  ru: {
    title: 'Ночь на маяке',
    shore: ['Берег', 'Лодка ткнулась в песок и затихла. Впереди молчал маяк.'],
    door: ['У двери', 'Дверь не заперта. Из щели тянет теплом.'],
    climb: 'Войти и подняться',
    row: 'Вернуться к лодке',
    stairs: ['Лестница', 'Сто двенадцать ступеней, и на последней — чашка горячего чая.'],
    boat: ['Обратно к лодке', 'Следы на песке были не только ваши.'],
    morning: ['Утро', 'Смотритель молча подвинул второй стул.'],
    sea: ['Море', 'Огонь мигнул вслед один раз, как прощаются с тем, кого узнали.'],
    preview: 'Просмотр',
    next: 'Далее',
    tools: 'Панель инструментов',
    properties: 'Панель свойств',
    fit: 'Показать всю историю',
  },
  en: {
    title: 'A night at the lighthouse',
    shore: ['The shore', 'The boat ran into the sand and fell silent. Ahead stood the lighthouse.'],
    door: ['At the door', 'The door is unlocked. Warm air comes through the gap.'],
    climb: 'Go in and climb',
    row: 'Go back to the boat',
    stairs: ['The stairs', 'A hundred and twelve steps, and on the last one a cup of hot tea.'],
    boat: ['Back to the boat', 'The footprints in the sand were not only yours.'],
    morning: ['Morning', 'Without a word the keeper pushed a second chair towards you.'],
    sea: ['The sea', 'The light winked once, the way one takes leave of someone one knows.'],
    preview: 'Preview',
    next: 'Next',
    tools: 'Tools panel',
    properties: 'Properties panel',
    fit: 'Show the whole story',
  },
} as const;

type Locale = keyof typeof storyTexts;
type Passage = readonly [title: string, content: string];

const passage = ([title, content]: Passage, x: number, y: number) => ({
  title,
  content,
  position: { x, y },
});

function begun(locale: Locale): StoryDocument {
  const { title, shore, door, climb, row } = storyTexts[locale];
  return buildStory(title, '')
    .node('shore', 'start', passage(shore, 210, 225))
    .node('door', 'choice', passage(door, 540, 225))
    .link('shore', 'door')
    .choice('door', climb)
    .choice('door', row)
    .build();
}

function finished(locale: Locale): StoryDocument {
  const { title, shore, door, climb, row, stairs, boat, morning, sea } = storyTexts[locale];
  return buildStory(title, shore[1])
    .node('shore', 'start', passage(shore, 210, 225))
    .node('door', 'choice', passage(door, 510, 225))
    .node('stairs', 'text', passage(stairs, 840, 120))
    .node('boat', 'text', passage(boat, 840, 345))
    .node('morning', 'end', passage(morning, 1140, 120))
    .node('sea', 'end', passage(sea, 1140, 345))
    .link('shore', 'door')
    .choice('door', climb, 'stairs')
    .choice('door', row, 'boat')
    .link('stairs', 'morning')
    .link('boat', 'sea')
    .build();
}

for (const locale of ['ru', 'en'] as const) {
  test.describe(locale, () => {
    test.use({ ...pictureSettings, locale });

    test('the five steps of a first story', async ({ page, server }) => {
      const author = await registerThroughApi(server.url, account(`author${locale}`));
      await signInWith(page, author);
      const { preview, next, door, tools, properties, fit } = storyTexts[locale];

      await open(page, '/app/editor');
      await take(page, `canvas-${locale}`);

      const first = await saveThroughApi(server.url, author.token, begun(locale));
      await open(page, `/app/editor/${first.id}`);
      await page.getByText(door[0], { exact: true }).first().click();
      await take(page, `choice-${locale}`);

      const whole = await saveThroughApi(server.url, author.token, finished(locale), {
        isPublic: true,
      });
      await open(page, `/app/editor/${whole.id}`);
      await take(page, `publish-${locale}`);
      for (const name of [tools, properties, fit]) {
        await page.getByRole('button', { name }).click();
      }
      await take(page, `branches-${locale}`);

      await page.getByRole('button', { name: preview, exact: true }).first().click();
      await page.getByRole('button', { name: next }).click();
      await expect(page.getByRole('heading', { name: door[0] })).toBeVisible();
      await take(page, `preview-${locale}`);
    });
  });
}
