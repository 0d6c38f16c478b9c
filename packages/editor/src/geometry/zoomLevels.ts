import type { Scene } from './scene.ts';

/** From this zoom on the words at lines can be read. */
export const wordsZoom = 0.8;
/** Below this zoom the content of cards is too small to be read, and the title larger in its place. */
export const contentZoom = 0.65;
/** Below this zoom cards are too small to read: the map from afar has a mark and a title for each. */
export const readableZoom = 0.4;

/** A story of no more nodes than this has its cards mounted in the map from afar too, where they are not seen. */
export const fewNodes = 150;
/** Below this zoom the cards of a bigger story are drawn, not mounted. */
const cardZoom = 0.5;
/** Below this zoom no card takes the pointer better than its mark does. */
const mapZoom = 0.14;

export const isZoomedOutAt = (scene: Scene, zoom: number): boolean =>
  zoom < (scene.nodes.size > fewNodes ? cardZoom : mapZoom);

/** Below this zoom no line is dashed in the far map: so many dashes cost more than they tell once they are only specks. */
export const dashZoom = 0.1;

/** From this many nodes on a map seen from far waits for the worker, however long that takes to start. */
export const manyNodes = 1500;
/** Below this zoom so many have room for few of their titles, and no others are sent to the worker. */
export const labelZoom = 0.1;
