import type { Position } from '@dreamfork/story';
import { createCompositorTransform } from '../engine/compositorTransform.ts';
import type { CanvasEngine } from '../engine/createEngine.ts';
import { watchTheme } from '../engine/watchTheme.ts';
import { type Bounds, inflate } from '../geometry/bounds.ts';
import { centredViewport, visibleBounds } from '../geometry/viewport.ts';
import { paintMap } from './paintMap.ts';
import { readPalette } from './palette.ts';

export const mapSize = { width: 178, height: 110 } as const;

/** How long the map waits for the next change before it is drawn anew, in milliseconds. */
const pause = 120;
/** While one zooms the frame of the view is stretched by no more than this: a new size is a new layout. */
const stretch = 1.25;

export type MapControl = {
  /** Brings the place under a point of the map into the middle of the view. */
  goTo: (point: Position) => void;
  detach: () => void;
};

type Fit = { readonly area: Bounds; readonly scale: number };

function fitting(bounds: Bounds): Fit {
  const room = inflate(bounds, Math.max(bounds.width, bounds.height) * 0.05 + 30);
  const scale = Math.min(mapSize.width / room.width, mapSize.height / room.height);
  return {
    scale,
    area: {
      x: room.x - (mapSize.width / scale - room.width) / 2,
      y: room.y - (mapSize.height / scale - room.height) / 2,
      width: mapSize.width / scale,
      height: mapSize.height / scale,
    },
  };
}

/** Draws the map after a change has come to rest, and moves the frame of the view at every step. */
export function attachStoryMap(
  canvas: HTMLCanvasElement,
  frame: HTMLElement,
  engine: CanvasEngine,
): MapControl {
  const { scene, viewport } = engine;
  const ratio = Math.min(devicePixelRatio, 2);
  canvas.width = mapSize.width * ratio;
  canvas.height = mapSize.height * ratio;
  const { moveTo } = createCompositorTransform(frame);
  let fit = fitting(scene.bounds());
  let timer = 0;
  let framed = 0;
  let resizing = 0;

  const resize = () => {
    const { width, height } = visibleBounds(viewport.getState());
    framed = width * fit.scale;
    Object.assign(frame.style, { width: `${framed}px`, height: `${height * fit.scale}px` });
  };
  const follow = () => {
    const { x, y, width } = visibleBounds(viewport.getState());
    const { area, scale } = fit;
    const wanted = width * scale;
    if (wanted > framed * stretch || wanted < framed / stretch) resize();
    moveTo(
      `translate(${(x - area.x) * scale}px,${(y - area.y) * scale}px) scale(${wanted / framed})`,
    );
    clearTimeout(resizing);
    if (wanted !== framed) resizing = window.setTimeout(settle, pause);
  };
  const settle = () => {
    resize();
    follow();
  };

  const draw = () => {
    timer = 0;
    fit = fitting(scene.bounds());
    const context = canvas.getContext('2d');
    if (!context) return;
    const scale = fit.scale * ratio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(scale, 0, 0, scale, -fit.area.x * scale, -fit.area.y * scale);
    paintMap(context, scene, engine.state(), readPalette(canvas), fit.scale);
    follow();
  };
  const later = () => {
    if (timer === 0) timer = window.setTimeout(draw, pause);
  };

  follow();
  later();
  const stops = [
    viewport.subscribe(follow),
    engine.sceneVersion.subscribe(later),
    engine.overlaysVersion.subscribe(later),
    watchTheme(later),
  ];
  return {
    goTo: (point) => {
      const { area, scale } = fit;
      const centre = { x: area.x + point.x / scale, y: area.y + point.y / scale };
      const view = viewport.getState();
      viewport.set(centredViewport({ ...centre, width: 0, height: 0 }, view, view.zoom));
    },
    detach: () => {
      clearTimeout(timer);
      clearTimeout(resizing);
      for (const stop of stops) stop();
    },
  };
}
