import type { StoryDocument } from '@dreamfork/story';
import type { StoreApi } from 'zustand/vanilla';
import type { CanvasOverlays } from '../../store/session/canvasOverlays.ts';
import type { Selection } from '../../store/session/selection.ts';
import { firstSettings, type Settings } from '../../store/settings/createSettings.ts';

/** What a canvas shows. A session is one; so is a version that can only be looked at. */
export type CanvasState = {
  readonly document: StoryDocument;
  readonly selection: Selection;
  readonly overlays: CanvasOverlays;
};

export type CanvasSource = Omit<StoreApi<CanvasState>, 'setState'>;

/** How the author likes nodes and view to move; asked anew with every movement. */
export type CanvasPreferences = { getState: () => Pick<Settings, 'snapsToGrid' | 'animates'> };

export const defaultPreferences: CanvasPreferences = { getState: () => firstSettings };
