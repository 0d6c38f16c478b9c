import type { HtmlTagDescriptor, Plugin } from 'vite';

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
