import type { CanvasModel } from '../../canvas/model/createCanvasModel.ts';
import { createBaseLayer } from '../../canvas/paint/createBaseLayer.ts';
import { createFrame, createZoomWatch } from '../../canvas/paint/createFrame.ts';
import { readPalette, watchTheme } from '../../canvas/paint/palette.ts';
import { renderRegion } from '../../canvas/paint/renderRegion.ts';
import { paintFarReadings, paintNearReadings } from './paintReadings.ts';
import type { ReadingMarks } from './readingMarks.ts';

/** Draws readings over the drawing of the story and under the cards; null while the canvas is on no page. */
export function attachReadingDrawing(model: CanvasModel) {
  const surface = model.surface();
  const drawings = model.drawing();
  if (!surface || !drawings) return null;
  let marks: ReadingMarks | null = null;
  let palette = readPalette(surface);
  const container = document.createElement('div');
  container.dataset.testid = 'reader-drawing';
  drawings.append(container);
  const layer = createBaseLayer(container, {
    paint: (region, open) => {
      const context = open();
      if (!context) return null;
      renderRegion(context, region);
      if (!marks) return null;
      const isFar = model.cards.isFar.getState();
      container.dataset.view = isFar ? 'far' : 'near';
      (isFar ? paintFarReadings : paintNearReadings)(context, {
        model,
        marks,
        palette,
        ...region,
      });
      return null;
    },
    onArrival: () => {},
  });
  const watchZoom = createZoomWatch();
  const frame = createFrame((time) => {
    const view = model.viewport.getState();
    return layer.follow(view, watchZoom(view.zoom, time));
  });
  const redraw = () => {
    layer.invalidate();
    frame.request();
  };
  let dragged = model.dragging.drag.getState()?.nodeIds;
  const stops = [
    model.viewport.subscribe(frame.request),
    model.sceneVersion.subscribe(redraw),
    model.cards.isFar.subscribe(redraw),
    model.dragging.drag.subscribe((drag) => {
      if (drag?.nodeIds === dragged) return;
      dragged = drag?.nodeIds;
      redraw();
    }),
    watchTheme(() => {
      palette = readPalette(surface);
      redraw();
    }),
  ];
  return {
    show: (next: ReadingMarks | null) => {
      marks = next;
      redraw();
    },
    detach: () => {
      frame.cancel();
      for (const stop of stops) stop();
      layer.remove();
      container.remove();
    },
  };
}
