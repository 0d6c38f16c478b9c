import { fewNodes } from '../geometry/cardWindow.ts';
import type { Scene } from '../geometry/scene.ts';
import { createFarSnapshots } from './createFarSnapshots.ts';
import { type Content, createRemotePainter } from './createRemotePainter.ts';
import type { FarSnapshotState } from './farSnapshot.ts';
import { takeNearSnapshot } from './nearSnapshot.ts';
import { paintFarSnapshot, titleZoom } from './paintFarSnapshot.ts';
import { paintNearSnapshot } from './paintNearSnapshot.ts';
import type { Palette } from './palette.ts';
import { type RegionRender, renderRegion } from './renderRegion.ts';

export type PaintSubject = {
  readonly scene: Scene;
  readonly palette: Palette;
  readonly isZoomedOut: boolean;
  readonly state: FarSnapshotState;
};

export type Painter = {
  /** Draws here, or has it drawn elsewhere; `open` gives the canvas to draw on here. */
  paint: (
    shot: RegionRender,
    open: () => CanvasRenderingContext2D | null,
    subject: PaintSubject,
  ) => Promise<ImageBitmap> | null;
  close: () => void;
};

/** From this many nodes on a map seen from far waits for the worker, however long that takes to start. */
const manyNodes = 1500;

function paintHere(
  context: CanvasRenderingContext2D,
  shot: RegionRender,
  { sketch, picture }: Content,
  palette: Palette,
) {
  renderRegion(context, shot);
  if (sketch) paintNearSnapshot(context, sketch, palette, shot.zoom);
  else paintFarSnapshot(context, picture, palette, shot);
}

/**
 * Draws the scene up close, or a picture of it from far. A worker does so for all but small stories:
 * some browsers fill a canvas on the thread that drew on it, for a tenth of a second.
 */
export function createPainter(onLost: () => void): Painter {
  const remote = createRemotePainter(onLost);
  const takePicture = createFarSnapshots();
  return {
    paint: (shot, open, { isZoomedOut, scene, palette, state }) => {
      const { size } = scene.nodes;
      const content = isZoomedOut
        ? { picture: takePicture({ scene, state, hasTitles: shot.zoom >= titleZoom }) }
        : { sketch: takeNearSnapshot(scene, shot.area, state) };
      if (size > fewNodes && (remote.warm() || (isZoomedOut && size > manyNodes))) {
        const answer = remote.paint(shot, content, palette);
        if (answer) return answer;
      }
      const context = open();
      if (context) paintHere(context, shot, content, palette);
      return null;
    },
    close: remote.close,
  };
}
