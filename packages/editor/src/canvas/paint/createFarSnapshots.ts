import type { StoryNode } from '@dreamfork/story';
import { pictureOf } from '../geometry/geometry.ts';
import type { Scene } from '../geometry/scene.ts';
import type { SceneEdge, SceneNode } from '../geometry/sceneParts.ts';
import { markHueOf } from '../groupColours.ts';
import { placeholderColour } from '../media/placeholderColour.ts';
import {
  edgeFlags,
  type FarSnapshot,
  type FarSnapshotState,
  nodeFlags,
  startWeight,
} from './farSnapshot.ts';
import { typeNumber } from './palette.ts';

export type FarSnapshotSubject = {
  readonly scene: Scene;
  readonly state: FarSnapshotState;
  readonly hasTitles: boolean;
};

type Numbers = Pick<
  FarSnapshot,
  'cards' | 'types' | 'cardFlags' | 'colours' | 'weights' | 'lines' | 'lineFlags'
> & {
  readonly titles: string[];
};

function pictureColour(node: StoryNode): number {
  const colour = placeholderColour(pictureOf(node)?.placeholder ?? '');
  return colour === undefined ? 0 : 0x1_00_00_00 | colour;
}

/** The start before all others, then ends, then what has many connections. */
function weightOf({ node, incoming, outgoing }: SceneNode): number {
  if (node.type === 'start') return startWeight;
  if (node.type === 'end') return startWeight - 1;
  return Math.min(startWeight - 2, incoming.size + outgoing.size);
}

/** Returns functions that put a card or a line into its slot. */
function createPen(numbers: Numbers, { state, hasTitles }: FarSnapshotSubject) {
  const { cards, types, cardFlags, colours, weights, lines, lineFlags, titles } = numbers;
  const { selection, overlays } = state;
  const selectedNodes = new Set(selection.nodeIds);
  const selectedEdges = new Set(selection.connectionIds);
  return {
    putCard: (item: SceneNode) => {
      const { slot, id, x, y, width, height, node } = item;
      const at = slot * 4;
      cards[at] = x;
      cards[at + 1] = y;
      cards[at + 2] = width;
      cards[at + 3] = height;
      types[slot] = typeNumber(node.type);
      colours[slot] = pictureColour(node);
      weights[slot] = weightOf(item);
      cardFlags[slot] = nodeFlags(id, selectedNodes, overlays);
      if (hasTitles) titles[slot] = node.title.slice(0, 40);
    },
    putLine: (edge: SceneEdge) => {
      const { slot, x1, y1, x2, y2 } = edge;
      const at = slot * 4;
      lines[at] = x1;
      lines[at + 1] = y1;
      lines[at + 2] = x2;
      lines[at + 3] = y2;
      lineFlags[slot] = edgeFlags(edge, selectedEdges, overlays);
    },
  };
}

function takeGroupsAndNotes({
  scene,
  state,
}: FarSnapshotSubject): Pick<FarSnapshot, 'frames' | 'notes'> {
  const { isDragged, isNoteAway } = state;
  return {
    frames: [...scene.groups.values()]
      .filter(({ members }) => members.size > 0 && ![...members].every(({ id }) => isDragged(id)))
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

/** Puts everything into a slot that shows itself; returns how many there are. */
function fill<Item extends { slot: number }>(
  items: Iterable<Item>,
  isShown: (item: Item) => boolean,
  put: (item: Item) => void,
): number {
  let count = 0;
  for (const item of items) {
    item.slot = isShown(item) ? count : -1;
    if (item.slot < 0) continue;
    put(item);
    count += 1;
  }
  return count;
}

function takeWhole(subject: FarSnapshotSubject): Numbers {
  const { scene, state } = subject;
  const { isDragged } = state;
  const numbers: Numbers = {
    cards: new Float32Array(scene.nodes.size * 4),
    types: new Uint8Array(scene.nodes.size),
    cardFlags: new Uint16Array(scene.nodes.size),
    colours: new Uint32Array(scene.nodes.size),
    weights: new Uint8Array(scene.nodes.size),
    lines: new Float32Array(scene.edges.size * 4),
    lineFlags: new Uint16Array(scene.edges.size),
    titles: [],
  };
  const { putCard, putLine } = createPen(numbers, subject);
  const isCardShown = ({ hiddenIn, id }: SceneNode) => !hiddenIn && !isDragged(id);
  const isLineShown = ({ isHidden, from, to }: SceneEdge) =>
    !isHidden && !isDragged(from.id) && !isDragged(to.id);
  const cardCount = fill(scene.nodes.values(), isCardShown, putCard);
  const lineCount = fill(scene.edges.values(), isLineShown, putLine);
  return {
    cards: numbers.cards.subarray(0, cardCount * 4),
    types: numbers.types.subarray(0, cardCount),
    cardFlags: numbers.cardFlags.subarray(0, cardCount),
    colours: numbers.colours.subarray(0, cardCount),
    weights: numbers.weights.subarray(0, cardCount),
    lines: numbers.lines.subarray(0, lineCount * 4),
    lineFlags: numbers.lineFlags.subarray(0, lineCount),
    titles: numbers.titles,
  };
}

type Last = {
  readonly subject: FarSnapshotSubject;
  readonly version: number;
  readonly numbers: Numbers;
  readonly farSnapshot: FarSnapshot;
};

const isLike = (one: FarSnapshotSubject, other: FarSnapshotSubject): boolean =>
  one.hasTitles === other.hasTitles &&
  one.state.selection === other.state.selection &&
  one.state.overlays === other.state.overlays &&
  one.state.away === other.state.away;

/**
 * Returns a function that takes the far snapshot of a scene: the same one while nothing has changed. After a
 * change that let nothing come or go, only what it touched is put anew into the numbers of the last one.
 */
export function createFarSnapshots(): (subject: FarSnapshotSubject) => FarSnapshot {
  let last: Last | null = null;

  const takeNumbers = (subject: FarSnapshotSubject, version: number): Numbers => {
    const known = last && isLike(last.subject, subject) ? last : null;
    const touched = known && known.version === version - 1 ? subject.scene.touched() : null;
    if (!known || !touched) return takeWhole(subject);
    const { putCard, putLine } = createPen(known.numbers, subject);
    for (const node of touched.nodes) if (node.slot >= 0) putCard(node);
    for (const edge of touched.edges) if (edge.slot >= 0) putLine(edge);
    return known.numbers;
  };

  return (subject) => {
    const version = subject.scene.version();
    if (last && last.version === version && isLike(last.subject, subject)) return last.farSnapshot;
    const numbers = takeNumbers(subject, version);
    const farSnapshot = { ...numbers, ...takeGroupsAndNotes(subject) };
    last = { subject, version, numbers, farSnapshot };
    return farSnapshot;
  };
}
