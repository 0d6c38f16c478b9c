import { themeScript } from '@dreamfork/ui/theme';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { visitorScript } from '../src/prerender/visitorScript.ts';

/**
 * Puts the scripts that must run before the first paint into the page: the saved theme, and who visits.
 * They are the only inline ones, so a server can allow them by their hash.
 */
export const inlineScripts = (): Plugin => ({
  name: 'dreamfork-inline-scripts',
  transformIndexHtml: () =>
    [themeScript, visitorScript].map((children) => ({
      tag: 'script',
      children,
      injectTo: 'head-prepend' as const,
    })),
});

/** The faces that every theme sets its first screen in. */
const critical = /(?:golos-text|literata)-(?:latin|cyrillic)-subset-\w+-normal/;

/** Asks for the fonts of the first paint along with the style sheet that names them. */
export const preloadFonts = (): Plugin => ({
  name: 'dreamfork-preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => critical.test(file))
        .map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: 'head',
          }),
        ),
  },
});
