import type { Zooming } from './zooming.ts';

/** Milliseconds without zooming after which letters are drawn anew. */
const pause = 120;

/**
 * A layer that is moved by the compositor keeps the letters it was first drawn with, only larger or
 * smaller. After zooming it stops being such a layer for one frame, and its letters are sharp again.
 */
export function createRasterRefresh(layers: readonly HTMLElement[]) {
  let sharpAt: number | null = null;
  let isRelayering = false;

  const setWillChange = (value: string) => {
    for (const layer of layers) layer.style.willChange = value;
  };

  /** Called every frame; returns whether to come back. */
  return (zoom: number, { rested }: Zooming): boolean => {
    sharpAt ??= zoom;
    if (isRelayering) {
      setWillChange('');
      isRelayering = false;
    }
    if (zoom === sharpAt) return false;
    if (rested < pause) return true;
    setWillChange('auto');
    isRelayering = true;
    sharpAt = zoom;
    return true;
  };
}
