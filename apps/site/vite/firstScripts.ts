import { themeScript } from '@dreamfork/ui/theme';
import type { Plugin } from 'vite';
import { visitorScript } from '../src/prerender/visitorScript.ts';

/**
 * Puts the scripts that must run before the first paint into the page: the saved theme, and who visits.
 * They are the only inline ones, so a server can allow them by their hash.
 */
export const injectFirstScripts = (): Plugin => ({
  name: 'dreamfork-first-scripts',
  transformIndexHtml: () =>
    [themeScript, visitorScript].map((children) => ({
      tag: 'script',
      children,
      injectTo: 'head-prepend' as const,
    })),
});
