import type { StoryNode } from '@dreamfork/story';
import { pictureOf } from '../geometry/geometry.ts';
import type { Scene } from '../geometry/scene.ts';
import type { SceneNode } from '../geometry/sceneParts.ts';
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

function pictureColour(node: StoryNode): number {
  const colour = placeholderColour(pictureOf(node)?.placeholder ?? '');
  return colour === undefined ? 0 : 0x1_00_00_00 | colour;
}

const endWeight = startWeight - 1;

/** The start before all others, then ends, then what has many connections. */
function weightOf({ node, incoming, outgoing }: SceneNode): number {
  if (node.type === 'start') return startWeight;
  if (node.type === 'end') return endWeight;
  return Math.min(endWeight - 1, incoming.size + outgoing.size);
}

type Subject = {
  readonly scene: Scene;
  readonly state: FarSnapshotState;
  /** Else only the start and the ends have their titles: there is no room for more. */
  readonly hasAllTitles: boolean;
};

/** Takes down a whole scene as it is seen from far. */
export function takeFarSnapshot({ scene, state, hasAllTitles }: Subject): FarSnapshot {
  const { selection, overlays, groupTitles, isDragged, isNoteAway } = state;
  const selectedNodes = new Set(selection.nodeIds);
  const selectedEdges = new Set(selection.connectionIds);
  const nodes = [...scene.nodes.values()].filter(({ hiddenIn, id }) => !hiddenIn && !isDragged(id));
  const edges = [...scene.edges.values()].filter(
    ({ isHidden, from, to }) => !isHidden && !isDragged(from.id) && !isDragged(to.id),
  );
  const groups = [...scene.groups.values()].filter(
    ({ members }) => members.size > 0 && ![...members].every(({ id }) => isDragged(id)),
  );
  const frameOf = new Map(groups.map(({ id }, index) => [id, index]));
  return {
    cards: Float32Array.from(nodes.flatMap(({ x, y, width, height }) => [x, y, width, height])),
    types: Uint8Array.from(nodes, ({ node }) => typeNumber(node.type)),
    cardFlags: Uint16Array.from(nodes, ({ id }) => nodeFlags(id, selectedNodes, overlays)),
    cardFrames: Int16Array.from(nodes, ({ node }) => frameOf.get(node.groupId ?? '') ?? -1),
    colours: Uint32Array.from(nodes, ({ node }) => pictureColour(node)),
    weights: Uint8Array.from(nodes, weightOf),
    titles: nodes.map((item) =>
      hasAllTitles || weightOf(item) >= endWeight ? item.node.title.slice(0, 60) : '',
    ),
    lines: Float32Array.from(edges.flatMap(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2])),
    lineFlags: Uint16Array.from(edges, (edge) => edgeFlags(edge, selectedEdges, overlays)),
    frames: groups.map(({ id, x, y, width, height, group, isCollapsed }) => ({
      x,
      y,
      width,
      height,
      hue: markHueOf(group),
      isCard: isCollapsed,
      title: groupTitles.get(id) ?? null,
    })),
    notes: [...scene.notes.values()]
      .filter(({ id }) => !isNoteAway(id))
      .map(({ x, y, width, height, note }) => ({ x, y, width, height, hue: markHueOf(note) })),
  };
}

/** Returns a function that takes snapshots: the same one while nothing has changed. */
export function createFarSnapshots(): (subject: Subject) => FarSnapshot {
  let last: { key: readonly unknown[]; farSnapshot: FarSnapshot } | null = null;
  return (subject) => {
    const { scene, hasAllTitles, state } = subject;
    const { selection, overlays, away, groupTitles } = state;
    const key = [scene.version(), hasAllTitles, selection, overlays, away, groupTitles];
    if (!last?.key.every((part, index) => part === key[index])) {
      last = { key, farSnapshot: takeFarSnapshot(subject) };
    }
    return last.farSnapshot;
  };
}
