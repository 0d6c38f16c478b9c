import { escapeHtml } from './escape-html.ts';

/** One fact about a page, for those who do not run scripts. */
export const metaElement = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
