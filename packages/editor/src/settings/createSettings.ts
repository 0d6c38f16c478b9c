/** How the author likes the editor. Kept on this device, never in the story. */
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

/** Where settings are kept. A browser may refuse; then they last as long as the page. */
export type SettingsStorage = { read: () => string | null; write: (text: string) => void };

export type SettingsStore = ReturnType<typeof createSettings>;

function parse(text: string | null): Partial<Settings> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      settingNames.flatMap((name) => {
        const kept = (value as Record<string, unknown>)[name];
        return typeof kept === 'boolean' ? [[name, kept]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** The store of the author's settings. */
export function createSettings(storage: SettingsStorage) {
  const listeners = new Set<() => void>();
  let state: Settings = { ...firstSettings, ...parse(storage.read()) };
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change: (patch: Partial<Settings>) => {
      state = { ...state, ...patch };
      storage.write(JSON.stringify(state));
      for (const listener of listeners) listener();
    },
  };
}
