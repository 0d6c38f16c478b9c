import type { ClipboardTexts } from './clipHtml.ts';

/** The clipboard as menus reach it. Browsers may refuse; keys then still work. */
export type ClipboardPort = {
  /** Null where the browser does not let us read. */
  read: () => Promise<ClipboardTexts | null>;
  /** False where the browser does not let us write. */
  write: (texts: ClipboardTexts) => Promise<boolean>;
};

const types = { text: 'text/plain', html: 'text/html' } as const;

/** The clipboard of the browser. It is closed on insecure origins and without the reader's consent. */
export const browserClipboard: ClipboardPort = {
  read: async () => {
    try {
      const texts = { text: '', html: '' };
      for (const item of await navigator.clipboard.read()) {
        for (const name of ['text', 'html'] as const) {
          if (!item.types.includes(types[name])) continue;
          const blob = await item.getType(types[name]);
          texts[name] ||= await blob.text();
        }
      }
      return texts;
    } catch {
      // The browser refuses without a permission; the caller tells.
      return null;
    }
  },
  write: async ({ text, html }) => {
    try {
      const item = new ClipboardItem({
        [types.text]: new Blob([text], { type: types.text }),
        [types.html]: new Blob([html], { type: types.html }),
      });
      await navigator.clipboard.write([item]);
      return true;
    } catch {
      // The browser refuses without a permission; the caller tells.
      return false;
    }
  },
};
