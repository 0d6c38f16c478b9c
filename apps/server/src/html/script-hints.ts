import { escapeHtml } from './escape-html.ts';

/** Asks for modules before the script that will import them has come: one way to the server and back less. */
export const scriptHints = (addresses: readonly string[]): string =>
  addresses
    .map((address) => `<link rel="modulepreload" crossorigin href="${escapeHtml(address)}">`)
    .join('');
