import { createStore } from 'zustand/vanilla';

/** Preferences of the author, stored on this device and not in the story. */
export type Settings = {
  /** What is dragged settles on the cells. */
  readonly snapsToGrid: boolean;
  /** The whole story in small stands in the corner of the canvas. */
  readonly showsMap: boolean;
  /** The canvas glides instead of jumping. */
  readonly animates: boolean;
  /** Widths of the side panels, in pixels. */
  readonly leftWidth: number;
  readonly rightWidth: number;
};

export const firstSettings: Settings = {
  snapsToGrid: true,
  showsMap: true,
  animates: true,
  leftWidth: 264,
  rightWidth: 348,
};

/** How long the canvas glides, in milliseconds: 0 for an author who wants no motion. */
export const moveDuration = ({ animates }: Pick<Settings, 'animates'>): number =>
  animates && !window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 200 : 0;

/** The settings that are on or off. */
export const switchNames = ['snapsToGrid', 'showsMap', 'animates'] as const;

/** Storage of the settings. Where the browser refuses, they last as long as the page. */
export type SettingsStorage = { read: () => string | null; write: (text: string) => void };

export type SettingsStore = ReturnType<typeof createSettings>;

function parse(text: string | null): Partial<Settings> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(firstSettings).flatMap(([name, first]) => {
        const stored = (value as Record<string, unknown>)[name];
        return typeof stored === typeof first ? [[name, stored]] : [];
      }),
    );
  } catch {
    // Damaged settings are as good as none.
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
        // Damaged settings are as good as none.
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
