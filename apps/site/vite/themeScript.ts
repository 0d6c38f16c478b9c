import { themeScript } from '@dreamfork/ui/theme';
import type { Plugin } from 'vite';

/**
 * Puts the script that sets the saved theme before the first paint into the page. It is the only
 * inline script, so a server can allow it by its hash.
 */
export const injectThemeScript = (): Plugin => ({
  name: 'dreamfork-theme-script',
  transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }],
});
