import { createSettings } from './createSettings.ts';

const key = 'dreamfork.editor.settings';

/** Settings in the storage of this browser, or in memory where that is closed. */
export const createBrowserSettings = () =>
  createSettings({
    read: () => {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write: (text) => {
      try {
        localStorage.setItem(key, text);
      } catch {
        // Private windows and full disks refuse; the settings then last as long as the page.
      }
    },
  });
