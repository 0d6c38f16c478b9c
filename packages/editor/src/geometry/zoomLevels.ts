import type { Scene } from './scene.ts';

/** From this zoom on the words at lines can be read. */
export const wordsZoom = 0.8;
/** Below this zoom the content of cards is too small to be read, and the title larger in its place. */
export const contentZoom = 0.6;
/** Below this zoom the letters of cards are too small to read. */
export const readableZoom = 0.4;

/** A story of no more nodes than this has all its cards mounted at every zoom at which they can be read. */
export const fewNodes = 150;
/** Below this zoom the cards of a bigger story are drawn, not mounted. */
const cardZoom = 0.5;
/** Below this zoom nobody can read a card: the colours of the types tell more. */
const mapZoom = 0.14;

export const isZoomedOutAt = (scene: Scene, zoom: number): boolean =>
  zoom < (scene.nodes.size > fewNodes ? cardZoom : mapZoom);

/** Below this zoom no line is dashed in the far map: so many dashes cost more than they tell once they are only specks. */
export const dashZoom = 0.2;
/** Below this zoom the edges of cards are left out. */
export const edgeZoom = 0.12;

/** From this many nodes on a map seen from far waits for the worker, however long that takes to start. */
export const manyNodes = 1500;
/** Below this zoom so many have room for few of their titles, and no others are sent to the worker. */
export const labelZoom = 0.1;
