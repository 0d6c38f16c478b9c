import type { LayoutGraph, Position, Size } from '@dreamfork/story';
import type { ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import { groupFrame } from '../../geometry/sceneGroups.ts';
import { readingEdges } from './readingEdges.ts';

/** Gaps between cards in canvas units: room for a curve across, for a look down. */
const gaps = { across: 90, down: 45 } as const;

/** From so many nodes on, looking for fewer crossings takes longer than it is worth. */
const many = 300;

/** Below this zoom nobody reads a card. */
const legibleZoom = 0.25;

/** Fewer nodes than this are never wrapped: one row of columns is understood sooner than lines of them. */
const wrappedFrom = 60;

type LayoutShape = {
  readonly boxes: readonly Size[];
  /** How wide the boxes are in one row of columns. */
  readonly width: number;
  /** The room on the screen. */
  readonly view: Size;
  /** Whether the story has so many nodes that it may be wrapped. */
  readonly isLong: boolean;
};

const isTooWide = ({ width, view, isLong }: LayoutShape): boolean =>
  isLong && width * legibleZoom > view.width;

/** From left to right; what would be too wide to be read at one look is wrapped to the shape of the view. */
function elkOptions(shape: LayoutShape): LayoutOptions {
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
function expectedSize(shape: LayoutShape): Size {
  const { boxes, view } = shape;
  const area = boxes.reduce(
    (sum, { width, height }) => sum + (width + gaps.across) * (height + gaps.down),
    0,
  );
  const width = isTooWide(shape) ? Math.sqrt((area * view.width) / view.height) : shape.width;
  return { width, height: area / width };
}

const { padding, titleHeight } = groupFrame;
const groupPadding = `[left=${padding}, right=${padding}, bottom=${padding}, top=${padding + titleHeight}]`;

export type ArrangeInput = {
  readonly graph: LayoutGraph;
  /** The group of each node that stands in one. */
  readonly groupOf: ReadonlyMap<string, string>;
  readonly startId: string | null;
  /** The room on the screen. */
  readonly view: Size;
};

type Box = LayoutGraph['nodes'][number];

const groupKey = (groupId: string) => `group ${groupId}`;
const nodeKey = (nodeId: string) => `node ${nodeId}`;
const nodeIdOf = (key: string) => (key.startsWith('node ') ? key.slice(5) : null);

function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Boxes that are laid out together: their edges, options, and about how large they will be. */
function layer(
  boxes: readonly Box[],
  edges: LayoutGraph['edges'],
  start: string,
  room: Pick<LayoutShape, 'view' | 'isLong'>,
) {
  const reading = readingEdges({ nodes: boxes, edges }, start, gaps.across);
  const shape = { boxes, width: reading.width, ...room };
  return {
    layoutOptions: elkOptions(shape),
    edges: reading.edges.map(({ id, from, to }) => ({
      id: `edge ${id}`,
      sources: [from],
      targets: [to],
    })),
    size: expectedSize(shape),
  };
}

/**
 * The boxes as ELK wants them. A group is a box of its own with its nodes inside, laid out by itself,
 * so that it stays together and nothing else comes to lie in it.
 */
export function toElkGraph({ graph, groupOf, startId, view }: ArrangeInput): ElkNode {
  const start = nodeKey(startId ?? '');
  const room = { view, isLong: graph.nodes.length >= wrappedFrom };
  const nodes = graph.nodes.map((node) => ({ ...node, id: nodeKey(node.id) }));
  const outerOf = new Map(
    graph.nodes.map(({ id }) => {
      const groupId = groupOf.get(id);
      return [nodeKey(id), groupId === undefined ? nodeKey(id) : groupKey(groupId)];
    }),
  );
  const outer = new Map<string, LayoutGraph['edges'][number]>();
  const inner = new Map<string, LayoutGraph['edges'][number][]>();
  for (const { id, ...edge } of graph.edges) {
    const [from, to] = [nodeKey(edge.from), nodeKey(edge.to)];
    const [source = from, target = to] = [outerOf.get(from), outerOf.get(to)];
    if (source !== target) outer.set(`${source} ${target}`, { id, from: source, to: target });
    else addTo(inner, source, { id, from, to });
  }

  const boxes: Box[] = [];
  const children: ElkNode[] = [];
  const membersOf = new Map<string, Box[]>();
  for (const node of nodes) addTo(membersOf, outerOf.get(node.id) ?? node.id, node);
  for (const [key, members] of membersOf) {
    const [only] = members;
    if (nodeIdOf(key) !== null && only) {
      boxes.push(only);
      children.push(only);
      continue;
    }
    const { size, layoutOptions, edges } = layer(members, inner.get(key) ?? [], start, room);
    boxes.push({ id: key, ...size });
    children.push({
      id: key,
      layoutOptions: { ...layoutOptions, 'elk.padding': groupPadding },
      children: members,
      edges,
    });
  }
  const root = layer(boxes, [...outer.values()], outerOf.get(start) ?? start, room);
  const layoutOptions: LayoutOptions = {
    ...root.layoutOptions,
    'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  };
  return { id: 'root', layoutOptions, children, edges: root.edges };
}

/** Where ELK put every node, counted from the corner of the whole. */
export function fromElkGraph(root: ElkNode): Record<string, Position> {
  const positions: Record<string, Position> = {};
  for (const box of root.children ?? []) {
    const { x = 0, y = 0 } = box;
    const nodeId = nodeIdOf(box.id);
    if (nodeId !== null) positions[nodeId] = { x, y };
    for (const inner of box.children ?? []) {
      const innerId = nodeIdOf(inner.id);
      if (innerId !== null) positions[innerId] = { x: x + (inner.x ?? 0), y: y + (inner.y ?? 0) };
    }
  }
  return positions;
}
