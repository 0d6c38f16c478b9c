import { createStore } from 'zustand/vanilla';

/** Preferences of the author, stored on this device and not in the story. */
export type Settings = {
  /** What is dragged settles on the cells. */
  readonly snapsToGrid: boolean;
  /** The whole story in small stands in the corner of the canvas. */
  readonly showsMap: boolean;
  /** The canvas glides instead of jumping. */
  readonly animates: boolean;
};

export const firstSettings: Settings = { snapsToGrid: true, showsMap: true, animates: true };

export const settingNames = Object.keys(firstSettings) as (keyof Settings)[];

/** Storage of the settings. Where the browser refuses, they last as long as the page. */
export type SettingsStorage = { read: () => string | null; write: (text: string) => void };

export type SettingsStore = ReturnType<typeof createSettings>;

function parse(text: string | null): Partial<Settings> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      settingNames.flatMap((name) => {
        const stored = (value as Record<string, unknown>)[name];
        return typeof stored === 'boolean' ? [[name, stored]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** The store of the author's settings. */
export function createSettings(storage: SettingsStorage) {
  const { getState, setState, ...readable } = createStore<Settings>(() => ({
    ...firstSettings,
    ...parse(storage.read()),
  }));
  return {
    ...readable,
    getState,
    change: (patch: Partial<Settings>) => {
      setState(patch);
      storage.write(JSON.stringify(getState()));
    },
  };
}

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
