import type { Plugin } from 'vite';

/** Vite's loader of dynamic imports, and what each change of it does. */
const changes: readonly (readonly [from: RegExp, to: string])[] = [
  // Forget a style sheet that failed, so that the next import asks for it again.
  [/seen\[href\] = void 0;(\s*)throw err;/, 'delete seen[href];$1throw err;'],
  // The loader takes any link to the sheet for a loaded one.
  [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
];

/**
 * Vite fetches the style sheets of a dynamic import once, even where they fail: an import that is tried again
 * fetches the script alone, and the part stays unstyled until the page is reloaded.
 */
export const retryStyleSheets = (): Plugin => ({
  name: 'dreamfork-retry-style-sheets',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => {
      let changed = code;
      for (const [from, to] of changes) {
        if (!from.test(changed)) throw new Error(`The loader of this Vite has no ${from}.`);
        changed = changed.replace(from, to);
      }
      return { code: changed, map: null };
    },
  },
});
