import { readFileSync } from 'node:fs';
import type { StoryDocument } from '@dreamfork/story';
import { expect, type Page } from '@playwright/test';
import type { EditorPage } from '../support/editor.ts';
import { openInEditor, saveStatus } from '../support/openedStory.ts';

/** Where an author writes: at the end of a line that begins so, or of the whole text. */
export type Place = { title: string; line?: string };

/** An author in a browser of their own, as the script moves their hands. */
export type Author = Awaited<ReturnType<typeof openAuthor>>;

/** Milliseconds from key to key. */
const pace = 40;

/** Counts the questions and notices that are shown, by the first words of each. */
const watchQuestions = () => {
  const seen = new WeakSet<Element>();
  const shown: string[] = [];
  Object.assign(globalThis, { shownQuestions: shown });
  const look = () => {
    for (const dialog of document.querySelectorAll('[role="alertdialog"], [role="dialog"]')) {
      if (!seen.has(dialog)) shown.push(dialog.textContent.slice(0, 30));
      seen.add(dialog);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
};

export async function openAuthor(page: Page, { id, name }: { id: string; name: string }) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(watchQuestions);
  const editor: EditorPage = await openInEditor(page, id);
  await editor.waitUntilPreloaded();
  const tab = page.getByTestId('node-tab');
  const text = tab.getByRole('textbox', { name: 'Текст', exact: true });
  /** Every word is typed once, by one author. */
  const words: string[] = [];
  let added = 0;

  const nextWord = (): string => {
    words.push(`${name}${words.length + 1}`);
    return words.at(-1) ?? '';
  };

  const select = async (title: string): Promise<void> => {
    await page.getByRole('tab', { name: 'Элементы' }).click();
    const row = page.getByTestId('element-nodes').getByRole('button', { name: `: ${title}` });
    await row.click();
    await tab.waitFor();
  };

  const putCaret = (line: string | undefined) =>
    text.evaluate((field, start) => {
      if (!(field instanceof HTMLTextAreaElement)) throw new Error('The text has no field.');
      const from = start === undefined ? -1 : field.value.indexOf(start);
      const end = start === undefined ? -1 : field.value.indexOf('\n', from);
      const at = end < 0 ? field.value.length : end;
      field.focus();
      field.setSelectionRange(at, at);
    }, line);

  return {
    name,
    page,
    words,
    errors,
    /** Types one more word, letter by letter; the text stays open where the author goes on elsewhere. */
    async write({ title, line }: Place): Promise<void> {
      await select(title);
      await putCaret(line);
      await page.keyboard.type(` ${nextWord()}`, { delay: pace });
      if (words.length % 2 === 0) await page.keyboard.press('Escape');
    },
    /** Adds a node and connects it with the one before. */
    async addNode(): Promise<string> {
      const before = added === 0 ? 'Берег' : `${name} добавляет ${added}`;
      added += 1;
      await page.getByRole('tab', { name: 'Инструменты' }).click();
      const title = `${name} добавляет ${added}`;
      await page.getByTestId('add-text').click();
      await tab.getByRole('textbox', { name: 'Название' }).fill(title);
      await text.fill(nextWord());
      await tab.getByRole('button', { name: 'Ведёт к' }).click();
      await page.getByRole('option', { name: before }).click();
      return title;
    },
    async move(title: string): Promise<void> {
      await select(title);
      const card = editor.card(title).first();
      const box = await card.boundingBox();
      if (!box) throw new Error(`The card of «${title}» is not in view.`);
      const [x, y] = [box.x + box.width / 2, box.y + 12];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 40, y + 24, { steps: 6 });
      await page.mouse.up();
    },
    /** Leaves the open text, and waits until nothing is to be saved. */
    async finish(): Promise<void> {
      await page.keyboard.press('Escape');
      await expect(saveStatus(page)).toHaveText('Сохранено');
    },
    /** The document as the editor has it. */
    async readDocument(): Promise<StoryDocument> {
      const files = await editor.openFiles();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        files.getByRole('button', { name: 'Скачать: JSON' }).click(),
      ]);
      const document: StoryDocument = JSON.parse(readFileSync(await file.path(), 'utf8'));
      await page.keyboard.press('Escape');
      await files.waitFor({ state: 'hidden' });
      return document;
    },
    /** Where words of the author wait for a decision, and what these are. */
    async readKept(): Promise<{ title: string; text: string }[]> {
      const button = page.getByRole('button', { name: /^Решить/ });
      if ((await button.count()) === 0) return [];
      await button.click();
      const cards = page.getByRole('dialog', { name: 'Вместе с вами' }).getByTestId('kept-text');
      await cards.first().waitFor();
      const kept = await cards.evaluateAll((all) =>
        all.map((card) => ({
          title: card.querySelector('h4')?.textContent ?? '',
          text: card.querySelector('blockquote')?.textContent ?? '',
        })),
      );
      await page.keyboard.press('Escape');
      return kept;
    },
    readQuestions: () =>
      page.evaluate(() => (globalThis as unknown as { shownQuestions: string[] }).shownQuestions),
  };
}
