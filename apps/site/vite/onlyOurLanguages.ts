import type { Plugin } from 'vite';

const otherLanguage =
  /[\\/]react-(?:aria|stately|aria-components)[\\/]dist[\\/].*[\\/](?!en-US|ru-RU)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** Leaves out what react-aria says in the thirty languages that the site does not speak. */
export const onlyOurLanguages = (): Plugin => ({
  name: 'dreamfork-only-our-languages',
  enforce: 'pre',
  load: {
    filter: { id: otherLanguage },
    handler: () => 'export default {};',
  },
});
