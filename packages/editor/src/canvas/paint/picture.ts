import type { Bounds } from '../../flow/bounds.ts';
import type { Scene } from '../../flow/scene.ts';
import type { SceneEdge, SceneNode } from '../../flow/sceneParts.ts';
import type { CanvasMarks } from '../../session/marks.ts';
import type { Selection } from '../../session/selection.ts';
import { markHueOf } from '../markHues.ts';
import { typeNumber } from './palette.ts';

/** What is special about a card or a line, as bits of one number. */
export const flag = {
  selected: 1,
  faded: 2,
  error: 4,
  warning: 8,
  hint: 16,
  added: 32,
  removed: 64,
  changed: 128,
  visited: 256,
  backward: 512,
  highlighted: 1024,
} as const;

/** Everything about a card that shows from far away. */
export const problemFlags = flag.error | flag.warning | flag.hint;
export const differenceFlags = flag.added | flag.removed | flag.changed;

/**
 * A story as numbers, for drawing it from far away, here or in a worker: x, y, width and height of
 * each card, x and y of both ends of each line.
 */
export type Picture = {
  readonly cards: Float32Array;
  readonly types: Uint8Array;
  readonly cardFlags: Uint16Array;
  readonly lines: Float32Array;
  readonly lineFlags: Uint16Array;
  readonly titles: readonly string[];
  readonly frames: readonly (Bounds & { readonly hue: string; readonly isCard: boolean })[];
  readonly notes: readonly (Bounds & { readonly hue: string })[];
};

export type PictureFacts = {
  readonly selection: Selection;
  readonly marks: CanvasMarks;
  /** Stands for what is being dragged: another object is another drag. */
  readonly away: object | null;
  /** What is being dragged is drawn elsewhere meanwhile. */
  readonly isNoteAway: (id: string) => boolean;
  readonly isAway: (id: string) => boolean;
};

export function nodeFlags(id: string, selected: ReadonlySet<string>, marks: CanvasMarks): number {
  const { problems, visited, highlighted, difference } = marks;
  let flags = selected.has(id) ? flag.selected : 0;
  if (highlighted) flags |= highlighted.has(id) ? flag.highlighted : flag.faded;
  if (visited.has(id)) flags |= flag.visited;
  const level = problems.get(id);
  if (level) flags |= flag[level];
  const change = difference?.get(id);
  if (change) flags |= flag[change];
  return flags;
}

export function edgeFlags(edge: SceneEdge, selected: ReadonlySet<string>, marks: CanvasMarks) {
  const { highlighted } = marks;
  let flags = edge.x2 < edge.x1 ? flag.backward : 0;
  if (selected.has(edge.id)) flags |= flag.selected;
  if (highlighted) {
    const isOn = highlighted.has(edge.from.id) && highlighted.has(edge.to.id);
    flags |= isOn ? flag.highlighted : flag.faded;
  }
  return flags;
}

/** Takes the picture of a whole scene. */
export function takePicture(
  scene: Scene,
  { selection, marks, isAway, isNoteAway }: PictureFacts,
  hasTitles: boolean,
): Picture {
  const selectedNodes = new Set(selection.nodeIds);
  const selectedEdges = new Set(selection.connectionIds);
  const cards = new Float32Array(scene.nodes.size * 4);
  const types = new Uint8Array(scene.nodes.size);
  const cardFlags = new Uint16Array(scene.nodes.size);
  const titles: string[] = [];
  let count = 0;
  const addCard = ({ id, x, y, width, height, node }: SceneNode) => {
    const at = count * 4;
    cards[at] = x;
    cards[at + 1] = y;
    cards[at + 2] = width;
    cards[at + 3] = height;
    types[count] = typeNumber(node.type);
    cardFlags[count] = nodeFlags(id, selectedNodes, marks);
    if (hasTitles) titles.push(node.title.slice(0, 40));
    count += 1;
  };
  for (const node of scene.nodes.values()) if (!node.hiddenIn && !isAway(node.id)) addCard(node);

  const lines = new Float32Array(scene.edges.size * 4);
  const lineFlags = new Uint16Array(scene.edges.size);
  let lineCount = 0;
  for (const edge of scene.edges.values()) {
    if (edge.isHidden || isAway(edge.from.id) || isAway(edge.to.id)) continue;
    const at = lineCount * 4;
    lines[at] = edge.x1;
    lines[at + 1] = edge.y1;
    lines[at + 2] = edge.x2;
    lines[at + 3] = edge.y2;
    lineFlags[lineCount] = edgeFlags(edge, selectedEdges, marks);
    lineCount += 1;
  }
  return {
    cards: cards.subarray(0, count * 4),
    types: types.subarray(0, count),
    cardFlags: cardFlags.subarray(0, count),
    lines: lines.subarray(0, lineCount * 4),
    lineFlags: lineFlags.subarray(0, lineCount),
    titles,
    frames: [...scene.groups.values()]
      .filter(({ members }) => members.size > 0 && ![...members].every(({ id }) => isAway(id)))
      .map(({ x, y, width, height, group, isCollapsed }) => ({
        x,
        y,
        width,
        height,
        hue: markHueOf(group),
        isCard: isCollapsed,
      })),
    notes: [...scene.notes.values()]
      .filter(({ id }) => !isNoteAway(id))
      .map(({ x, y, width, height, note }) => ({ x, y, width, height, hue: markHueOf(note) })),
  };
}
