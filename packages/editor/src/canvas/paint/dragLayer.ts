import { type Bounds, boundsAround, inflate } from '../../geometry/bounds.ts';
import { detour } from '../../geometry/edgeRoute.ts';
import type { Scene } from '../../geometry/scene.ts';
import type { Drag } from '../../geometry/sceneParts.ts';
import type { View } from '../../geometry/viewport.ts';
import { type BaseLayer, type BaseLayerOptions, createBaseLayer } from './createBaseLayer.ts';

/** Around what is dragged, where it stands in the document, with room for the lines between its cards. */
function boundsOf({ nodes, notes }: Scene, { nodeIds, noteIds }: Drag): Bounds | undefined {
  const items = [
    ...[...nodeIds].flatMap((id) => nodes.get(id) ?? []),
    ...[...noteIds].flatMap((id) => notes.get(id) ?? []),
  ];
  const bounds = boundsAround(items);
  return bounds ? inflate(bounds, detour) : undefined;
}

/** What keeps its shape while it is dragged: drawn once and moved along. */
export function createDragLayer(
  scene: Scene,
  container: HTMLElement,
  options: Pick<BaseLayerOptions, 'paint' | 'onArrival'>,
) {
  const sheet = document.createElement('div');
  sheet.style.position = 'absolute';
  container.append(sheet);
  let layer: BaseLayer | null = null;
  const clear = () => {
    layer?.remove();
    layer = null;
  };
  return {
    follow: (drag: Drag, view: View, rested: number) => {
      const { dx, dy } = drag;
      layer ??= createBaseLayer(sheet, { ...options, within: boundsOf(scene, drag) });
      layer.follow({ ...view, x: view.x + dx * view.zoom, y: view.y + dy * view.zoom }, rested);
      sheet.style.transform = `translate(${dx}px,${dy}px)`;
    },
    /** To be called once the drawing below shows where everything is now. */
    clear,
    remove: () => {
      clear();
      sheet.remove();
    },
  };
}
