import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

type NewNode = { type: 'text' | 'choice' | 'end'; title: string; content?: string };

/** The editor, operated with the mouse. */
export class EditorPage {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByTestId('editor-root');
  }

  async waitUntilReady(): Promise<void> {
    await expect(this.root).toBeVisible();
    await expect(this.cards().first()).toBeVisible();
  }

  /** Waits until the editor has preloaded all of its code: it then works offline. */
  async waitUntilPreloaded(): Promise<void> {
    await expect(this.root).toHaveAttribute('data-whole', 'true');
  }

  cards(): Locator {
    return this.page.getByTestId('story-node');
  }

  card(title: string): Locator {
    return this.cards().filter({ hasText: title });
  }

  /** Sets the title of the story and whether it is public. */
  async describeStory({ title, isPublic }: { title?: string; isPublic?: boolean }): Promise<void> {
    await this.page.getByRole('tab', { name: 'История' }).click();
    if (title) await this.page.getByLabel('Название истории').fill(title);
    if (isPublic !== undefined) {
      const publishing = this.page.getByRole('switch', { name: 'Публичная история' });
      if ((await publishing.isChecked()) !== isPublic) await publishing.click({ force: true });
      await expect(publishing).toBeChecked({ checked: isPublic });
    }
  }

  /** Adds a node from the toolbar and sets its title and text. */
  async addNode({ type, title, content }: NewNode): Promise<void> {
    await this.page.getByTestId(`add-${type}`).click();
    await this.writeSelected({ title, ...(content === undefined ? {} : { content }) });
  }

  async select(title: string): Promise<void> {
    await this.card(title).click();
    await expect(this.page.getByTestId('node-tab')).toBeVisible();
  }

  async writeSelected({ title, content }: { title?: string; content?: string }): Promise<void> {
    const tab = this.page.getByTestId('node-tab');
    await tab.getByRole('button', { name: 'Изменить' }).click();
    if (title !== undefined) await tab.getByLabel('Название').fill(title);
    if (content !== undefined) await tab.getByLabel('Текст').fill(content);
    await tab.getByRole('button', { name: 'Сохранить' }).click();
    await expect(tab.getByRole('button', { name: 'Изменить' })).toBeVisible();
  }

  /** Adds a choice with a text to the selected node. */
  async addChoice(text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Добавить вариант' }).click();
    const question = this.page.getByRole('dialog');
    await question.getByRole('textbox').fill(text);
    await question.getByRole('button', { name: 'Добавить' }).click();
    await expect(question).toBeHidden();
  }

  /** Opens the dialog of import and export by the top bar: the tools have a button of that name as well. */
  async openFiles(): Promise<Locator> {
    const name = 'Импорт и экспорт';
    await this.page.getByLabel(name, { exact: true }).click();
    return this.page.getByRole('dialog', { name });
  }

  async showWholeMap(): Promise<void> {
    // Reduced motion moves the viewport at once: a drag must not start during an animation.
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await this.page.getByRole('button', { name: 'Показать всю историю' }).click();
  }

  output(title: string): Locator {
    return this.card(title).locator('[data-side="output"]');
  }

  /** The output of the n-th choice, from 1. */
  choiceOutput(title: string, number: number): Locator {
    return this.output(title).nth(number - 1);
  }

  /** Drags a connection from an output handle to the input of a node. */
  async connect(output: Locator, targetTitle: string): Promise<void> {
    // Hovering waits until the viewport is stable, so that both ends are measured at their final position.
    await output.hover();
    const from = await centreOf(output);
    const input = this.card(targetTitle).locator('[data-side="input"]');
    let to = await centreOf(input);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
    await this.page.mouse.move(to.x, to.y, { steps: 5 });
    // Near its edges the canvas moves while a line is drawn: the hand follows the card.
    for (let now = await centreOf(input); now.x !== to.x || now.y !== to.y; ) {
      to = now;
      await this.page.mouse.move(to.x, to.y);
      now = await centreOf(input);
    }
    await this.page.mouse.up();
  }

  async expectCounts(text: string): Promise<void> {
    await expect(this.page.getByTestId('story-counts')).toHaveText(text);
  }

  /** Saves and waits for the confirmation. */
  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s');
    // By attribute, because a text search through all cards of a large map takes longer than the save.
    const notices = this.page.locator('[role="alertdialog"]');
    await expect(notices.filter({ hasText: 'История успешно сохранена' }).last()).toBeVisible();
    await expect(this.page.getByTestId('save-status')).toHaveText('Сохранено');
  }

  /** The id that the story has been saved under. */
  async storyId(): Promise<string> {
    const marker = this.page.getByTestId('story-id');
    await expect(marker).not.toBeEmpty();
    return (await marker.textContent()) ?? '';
  }
}

export async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The handle is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
