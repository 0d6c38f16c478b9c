import { firstSettings, type Settings } from '../../settings/createSettings.ts';

/** How the author likes nodes and view to move; asked anew with every movement. */
export type CanvasManners = { getState: () => Pick<Settings, 'snapsToGrid' | 'animates'> };

export const firstManners: CanvasManners = { getState: () => firstSettings };
