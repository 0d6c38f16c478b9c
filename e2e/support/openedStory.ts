import type { Page } from '@playwright/test';
import { readThroughApi } from './api.ts';
import { EditorPage } from './editor.ts';

export const saveStatus = (page: Page) => page.getByTestId('save-status');

/** Types text into a node without committing it. */
export async function typeIntoNode(page: Page, title: string, content: string): Promise<void> {
  const editor = new EditorPage(page);
  await editor.select(title);
  const tab = page.getByTestId('node-tab');
  await tab.getByRole('button', { name: 'Изменить' }).click();
  await tab.getByLabel('Текст').fill(content);
}

export async function openInEditor(page: Page, id: string): Promise<EditorPage> {
  await page.goto(`/app/editor/${id}`);
  const editor = new EditorPage(page);
  await editor.waitUntilReady();
  return editor;
}

/** The content of a node on the server. */
export const savedContent = async (url: string, id: string, token: string, title: string) =>
  (await readThroughApi(url, id, token)).nodes.find((node) => node.title === title)?.content;
