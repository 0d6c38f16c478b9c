import { fewNodes } from '../geometry/cardWindow.ts';
import type { Scene } from '../geometry/scene.ts';
import { type Content, createRemotePainter, type PainterOptions } from './createRemotePainter.ts';
import type { FarSnapshotState } from './farSnapshot.ts';
import { takeNearSnapshot } from './nearSnapshot.ts';
import { paintFarSnapshot } from './paintFarSnapshot.ts';
import { paintNearSnapshot } from './paintNearSnapshot.ts';
import type { Palette } from './palette.ts';
import { type RegionRender, renderRegion } from './renderRegion.ts';
import { createFarSnapshots } from './takeFarSnapshot.ts';

export type PaintSubject = {
  readonly scene: Scene;
  readonly palette: Palette;
  readonly isFar: boolean;
  readonly state: FarSnapshotState;
};

export type Painter = {
  /** Draws here, or has it drawn elsewhere; `open` gives the canvas to draw on here. */
  paint: (
    region: RegionRender,
    open: () => CanvasRenderingContext2D | null,
    subject: PaintSubject,
  ) => Promise<ImageBitmap> | null;
  close: () => void;
};

/** From this many nodes on a map seen from far waits for the worker, however long that takes to start. */
const manyNodes = 1500;
/** Below this zoom so many have room for few of their titles, and no others are sent to the worker. */
const labelZoom = 0.1;

function paintHere(
  context: CanvasRenderingContext2D,
  region: RegionRender,
  { nearSnapshot, farSnapshot }: Content,
  palette: Palette,
) {
  renderRegion(context, region);
  if (nearSnapshot) paintNearSnapshot(context, nearSnapshot, palette, region.zoom);
  else paintFarSnapshot(context, farSnapshot, palette, region);
}

/**
 * Draws the scene up close, or a far snapshot of it from far. A worker does so for all but small stories:
 * some browsers fill a canvas on the thread that drew on it, for a tenth of a second.
 */
export function createPainter(options: PainterOptions): Painter {
  const remote = createRemotePainter(options);
  const takeFarSnapshot = createFarSnapshots();
  return {
    paint: (region, open, { isFar, scene, palette, state }) => {
      const { size } = scene.nodes;
      const content = isFar
        ? {
            farSnapshot: takeFarSnapshot({
              scene,
              state,
              hasAllTitles: region.zoom >= labelZoom || scene.nodes.size <= manyNodes,
            }),
          }
        : { nearSnapshot: takeNearSnapshot(scene, region.area, state) };
      if (size > fewNodes && (remote.warm() || (isFar && size > manyNodes))) {
        const answer = remote.paint(region, content, palette);
        if (answer) return answer;
      }
      const context = open();
      if (context) paintHere(context, region, content, palette);
      return null;
    },
    close: remote.close,
  };
}
