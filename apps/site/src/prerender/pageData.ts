import type { InitialAnswer } from '@dreamfork/api-client/hooks';

const elementId = 'page-data';

/** Answers as they travel inside the page: everybody's, so without whose they are. */
export type PageAnswer = { name: string; input: unknown; data: unknown };

/** Answers as the element of the page that holds them; no text in them can end it. */
export const pageDataElement = (answers: readonly PageAnswer[]): string =>
  `<script type="application/json" id="${elementId}">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;

/** The answers that came along with this page; null when it came without being drawn. */
export function readPageData(page: Document): InitialAnswer[] | null {
  const text = page.getElementById(elementId)?.textContent;
  if (text === undefined) return null;
  const answers: PageAnswer[] = JSON.parse(text);
  return answers.map(({ name, input, data }) => ({ key: [null, name, input], data }));
}
