import type { LayoutGraph, Position } from '@dreamfork/story';
import type { ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import { groupFrame } from '../flow/groupGeometry.ts';
import { readingEdges } from './readingEdges.ts';

/** Gaps between cards in canvas units: room for a curve across, for a look down. */
const across = 90;
const down = 45;

/** From so many nodes on, looking for fewer crossings takes longer than it is worth. */
const many = 300;

const { padding, titleHeight } = groupFrame;
const groupPadding = `[left=${padding}, right=${padding}, bottom=${padding}, top=${padding + titleHeight}]`;

const optionsFor = (count: number): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'POLYLINE',
  'elk.spacing.nodeNode': String(down),
  'elk.spacing.componentComponent': String(2 * down),
  'elk.layered.spacing.nodeNodeBetweenLayers': String(across),
  'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.thoroughness': count > many ? '1' : '7',
});

export type ArrangeInput = {
  readonly graph: LayoutGraph;
  /** The group of each node that stands in one. */
  readonly groupOf: ReadonlyMap<string, string>;
  readonly startId: string | null;
};

const groupKey = (groupId: string) => `group ${groupId}`;
const nodeKey = (nodeId: string) => `node ${nodeId}`;
const nodeIdOf = (key: string) => (key.startsWith('node ') ? key.slice(5) : null);

/**
 * The boxes as ELK wants them. A group is a box of its own with its nodes inside, laid out by itself,
 * so that it stays together and nothing else comes to lie in it.
 */
export function toElkGraph({ graph, groupOf, startId }: ArrangeInput): ElkNode {
  const layoutOptions = optionsFor(graph.nodes.length);
  const root: ElkNode & { children: ElkNode[] } = {
    id: 'root',
    layoutOptions: { ...layoutOptions, 'elk.hierarchyHandling': 'SEPARATE_CHILDREN' },
    children: [],
    edges: [],
  };
  const groups = new Map<string, ElkNode>();
  const parentOf = (nodeId: string): ElkNode => {
    const groupId = groupOf.get(nodeId);
    if (groupId === undefined) return root;
    let group = groups.get(groupId);
    if (!group) {
      const options = { ...layoutOptions, 'elk.padding': groupPadding };
      group = { id: groupKey(groupId), layoutOptions: options, children: [], edges: [] };
      groups.set(groupId, group);
      root.children.push(group);
    }
    return group;
  };
  for (const { id, width, height } of graph.nodes) {
    parentOf(id).children?.push({ id: nodeKey(id), width, height });
  }

  const outer = new Map<string, { from: string; to: string }>();
  const startKey = startId === null ? null : boxOf(startId, groupOf);
  for (const { from, to } of graph.edges) {
    const [source, target] = [boxOf(from, groupOf), boxOf(to, groupOf)];
    if (source !== target) outer.set(`${source} ${target}`, { from: source, to: target });
  }
  root.edges = toEdges(
    readingEdges(
      {
        nodes: root.children.map(({ id }) => ({ id, width: 0, height: 0 })),
        edges: [...outer].map(([id, edge]) => ({ id, ...edge })),
      },
      startKey,
    ),
  );
  for (const [groupId, group] of groups) {
    const nodes = graph.nodes.filter(({ id }) => groupOf.get(id) === groupId);
    const edges = graph.edges.filter(
      ({ from, to }) => groupOf.get(from) === groupId && groupOf.get(to) === groupId,
    );
    group.edges = toEdges(
      readingEdges({ nodes, edges }, startId).map(({ id, from, to }) => ({
        id,
        from: nodeKey(from),
        to: nodeKey(to),
      })),
    );
  }
  return root;
}

const boxOf = (nodeId: string, groupOf: ReadonlyMap<string, string>): string => {
  const groupId = groupOf.get(nodeId);
  return groupId === undefined ? nodeKey(nodeId) : groupKey(groupId);
};

const toEdges = (edges: LayoutGraph['edges']) =>
  edges.map(({ id, from, to }) => ({ id: `edge ${id}`, sources: [from], targets: [to] }));

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
