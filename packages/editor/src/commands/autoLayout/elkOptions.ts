import type { Size } from '@dreamfork/story';
import type { LayoutOptions } from 'elkjs/lib/elk-api.js';

/** Gaps between cards in canvas units: room for a curve across, for a look down. */
export const gaps = { across: 90, down: 45 } as const;

/** From so many nodes on, looking for fewer crossings takes longer than it is worth. */
const many = 300;

/** Below this zoom nobody reads a card. */
const legibleZoom = 0.25;

export type LayoutShape = {
  readonly boxes: readonly Size[];
  /** How wide the boxes are in one row of columns. */
  readonly width: number;
  /** The room on the screen. */
  readonly view: Size;
};

const isTooWide = ({ width, view }: LayoutShape): boolean => width * legibleZoom > view.width;

/** From left to right; what would be too wide to be read at one look is wrapped to the shape of the view. */
export function elkOptions(shape: LayoutShape): LayoutOptions {
  const { boxes, view } = shape;
  return {
    'elk.algorithm': 'layered',
    'elk.direction': 'RIGHT',
    'elk.edgeRouting': 'POLYLINE',
    'elk.spacing.nodeNode': String(gaps.down),
    'elk.spacing.componentComponent': String(2 * gaps.down),
    'elk.layered.spacing.nodeNodeBetweenLayers': String(gaps.across),
    'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
    'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
    'elk.layered.thoroughness': boxes.length > many ? '1' : '7',
    ...(isTooWide(shape)
      ? {
          'elk.layered.wrapping.strategy': 'MULTI_EDGE',
          'elk.aspectRatio': String(view.width / view.height),
        }
      : {}),
  };
}

/** About how large the boxes will be together, before they are laid out. */
export function expectedSize(shape: LayoutShape): Size {
  const { boxes, view } = shape;
  const area = boxes.reduce(
    (sum, { width, height }) => sum + (width + gaps.across) * (height + gaps.down),
    0,
  );
  const width = isTooWide(shape) ? Math.sqrt((area * view.width) / view.height) : shape.width;
  return { width, height: area / width };
}
