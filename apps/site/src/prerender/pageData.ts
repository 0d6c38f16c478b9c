import type { InitialData } from '@dreamfork/api-client/hooks';

const elementId = 'page-data';

/** A response as embedded in the page: public, so its key carries no user. */
export type PageAnswer = { path: string; input: unknown; data: unknown };

/** The element that embeds responses; `<` is escaped, so no text can close it. */
export const pageDataElement = (answers: readonly PageAnswer[]): string =>
  `<script type="application/json" id="${elementId}">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;

/** The responses embedded in this page; null for a page that the server did not render. */
export function readPageData(page: Document): InitialData[] | null {
  const text = page.getElementById(elementId)?.textContent;
  if (text === undefined) return null;
  const answers: PageAnswer[] = JSON.parse(text);
  return answers.map(({ path, input, data }) => ({ key: [null, path, input], data }));
}
