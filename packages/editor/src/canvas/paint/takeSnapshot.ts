import { shownType } from '@dreamfork/story';
import { type Bounds, boundsOf, inflate } from '../../geometry/bounds.ts';
import { detour, edgeCurve, lineLook } from '../../geometry/edgeRoute.ts';
import { farCurve, mainEdges } from '../../geometry/farMap.ts';
import type { Scene } from '../../geometry/scene.ts';
import type { Drag, SceneEdge, SceneNode } from '../../geometry/sceneParts.ts';
import type { CanvasOverlays } from '../../store/session/canvasOverlays.ts';
import type { Selection } from '../../store/session/selection.ts';
import { markHueOf } from '../groupColours.ts';
import { typeNumber } from './palette.ts';
import { flag, nodeFlags, type Snapshot, type Strokes, startWeight } from './snapshot.ts';

const endWeight = startWeight - 1;

/** The start before all others, then ends, then what has many connections. */
function weightOf({ node, incoming, outgoing }: SceneNode, startNodeId: string | null): number {
  const type = shownType({ startNodeId }, node);
  if (type === 'start') return startWeight;
  if (type === 'end') return endWeight;
  return Math.min(endWeight - 1, incoming.size + outgoing.size);
}

const leastWeight = { all: 0, vital: endWeight, none: Number.POSITIVE_INFINITY } as const;
/** More letters than two lines hold. */
const longestTitle = 90;

export type SnapshotSubject = {
  readonly scene: Scene;
  /** The part of the canvas that is seen from close; null from far, which shows all of it. */
  readonly area: Bounds | null;
  /** Where there is no room for more, only the start and the ends have their titles. */
  readonly titles: 'all' | 'vital' | 'none';
  readonly selection: Selection;
  readonly overlays: CanvasOverlays;
  /** The titles of groups that are shown. */
  readonly groupTitles: ReadonlyMap<string, Bounds>;
  readonly drag: Pick<Drag, 'nodeIds' | 'noteIds'> | null;
  /** Whether what is dragged is taken down, else what stays. */
  readonly isMoving: boolean;
};

function edgeFlags(edge: SceneEdge, selected: ReadonlySet<string>, subject: SnapshotSubject) {
  const { highlighted } = subject.overlays;
  let flags = subject.scene.leadsBack(edge.id) ? flag.backward : 0;
  if (lineLook(subject.scene, edge) === 'conditional') flags |= flag.conditional;
  if (selected.has(edge.id)) flags |= flag.selected;
  if (highlighted) {
    const isOn = highlighted.has(edge.from.id) && highlighted.has(edge.to.id);
    flags |= isOn ? flag.highlighted : flag.faded;
  }
  return flags;
}

/** From far a line shows only the first of these. */
const farLook = (flags: number): number =>
  [flag.selected, flag.highlighted, flag.faded, flag.main, flag.backward].find(
    (bit) => flags & bit,
  ) ?? 0;

/** The lines as curves around cards, from far from mark to mark. */
function takeStrokes(edges: readonly SceneEdge[], subject: SnapshotSubject): Strokes[] {
  const { scene, area, selection } = subject;
  const selected = new Set(selection.connectionIds);
  const main = area ? new Set() : mainEdges(scene);
  const kinds = new Map<number, number[]>();
  for (const edge of edges) {
    const all = edgeFlags(edge, selected, subject) | (main.has(edge) ? flag.main : 0);
    const flags = area ? all : farLook(all);
    const curves = kinds.get(flags) ?? [];
    kinds.set(flags, curves);
    const curve = area ? edgeCurve(scene, edge) : farCurve(edge);
    curves.push(curve.length, ...curve);
  }
  return [...kinds].map(([flags, curves]) => ({ flags, curves: Float32Array.from(curves) }));
}

export function takeSnapshot(subject: SnapshotSubject): Snapshot {
  const { scene, area, selection, overlays, groupTitles, drag, isMoving } = subject;
  const isDragged = ({ id }: SceneNode) => drag?.nodeIds.has(id) ?? false;
  const isTaken = (node: SceneNode) => isDragged(node) === isMoving;
  const seen = area
    ? scene.nodesIn(area).sort((one, other) => one.order - other.order)
    : [...scene.nodes.values()].filter(({ hiddenIn }) => !hiddenIn);
  const lines = area
    ? scene.edgesIn(inflate(area, detour))
    : [...scene.edges.values()].filter(({ isHidden }) => !isHidden);
  const nodes = seen.filter(isTaken);
  const edges = lines.filter(({ from, to }) => isTaken(from) && isTaken(to));
  const groups = [...scene.groups.values()].filter(
    ({ members }) => members.size > 0 && [...members].every(isDragged) === isMoving,
  );
  const notes = [...scene.notes.values()].filter(
    ({ id }) => (drag?.noteIds.has(id) ?? false) === isMoving,
  );
  const selected = new Set(selection.nodeIds);
  const startNodeId = scene.startNodeId();
  const weights = nodes.map((item) => weightOf(item, startNodeId));
  const frameOf = new Map(groups.map(({ id }, index) => [id, index]));
  return {
    isFar: area === null,
    cards: Float32Array.from(nodes.flatMap(({ x, y, width, height }) => [x, y, width, height])),
    types: Uint8Array.from(nodes, ({ node }) => typeNumber(shownType({ startNodeId }, node))),
    cardFlags: Uint16Array.from(nodes, ({ id }) => nodeFlags(id, selected, overlays)),
    cardFrames: Int16Array.from(nodes, ({ node }) => frameOf.get(node.groupId ?? '') ?? -1),
    weights: Uint8Array.from(weights),
    titles: nodes.map(({ node }, index) =>
      (weights[index] ?? 0) >= leastWeight[subject.titles] ? node.title.slice(0, longestTitle) : '',
    ),
    strokes: takeStrokes(edges, subject),
    frames: groups.map((item) => ({
      ...boundsOf(item),
      hue: markHueOf(item.group),
      isCard: item.isFolded,
      title: groupTitles.get(item.id) ?? null,
    })),
    notes: notes.map((item) => ({ ...boundsOf(item), hue: markHueOf(item.note) })),
  };
}

/** Returns a function that takes snapshots: from far the same one while nothing has changed. */
export function createSnapshots(): (subject: SnapshotSubject) => Snapshot {
  let last: { key: readonly unknown[]; snapshot: Snapshot } | null = null;
  return (subject) => {
    if (subject.area) return takeSnapshot(subject);
    const { scene, titles, selection, overlays, drag, groupTitles } = subject;
    const key = [scene.version(), titles, selection, overlays, drag?.nodeIds, groupTitles];
    if (!last?.key.every((part, index) => part === key[index])) {
      last = { key, snapshot: takeSnapshot(subject) };
    }
    return last.snapshot;
  };
}
