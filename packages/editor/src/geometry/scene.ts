import {
  type Connection,
  connectionsBack,
  type StoryDocument,
  type StoryNode,
} from '@dreamfork/story';
import { type Bounds, boundsAround } from './bounds.ts';
import { curveBetween, curveBounds } from './curve.ts';
import { choiceOf, placeEnds } from './edgeEnds.ts';
import { card, cardGeometry } from './geometry.ts';
import { createSceneGroups } from './sceneGroups.ts';
import { isSameScene, type SceneEdge, type SceneNode, type SceneNote } from './sceneParts.ts';
import { createSpatialGrid } from './spatialGrid.ts';

export type Scene = ReturnType<typeof createScene>;

/** About as much as is in view: a few cells tell what is near. */
const gridSide = 1200;

/** Room for the empty canvas, so that there is always something to fit. */
const nothing: Bounds = { x: 0, y: 0, width: 1, height: 1 };

/**
 * A story as things with places, found by place. It follows the document from version to version and
 * touches only what changed: finding that out costs one pass over the list, and nothing deeper.
 */
export function createScene() {
  const nodes = new Map<string, SceneNode>();
  const edges = new Map<string, SceneEdge>();
  const notes = new Map<string, SceneNote>();
  const nodeGrid = createSpatialGrid<SceneNode>(gridSide);
  const edgeGrid = createSpatialGrid<SceneEdge>(gridSide);
  const groups = createSceneGroups();
  let document: StoryDocument | null = null;
  let folded: ReadonlySet<string> = new Set();
  let version = 0;
  let layout = 0;
  /** Connections that lead from or to no node. */
  let looseEnds = 0;
  let bounds: Bounds | null = null;

  const placeNode = (item: SceneNode, node: StoryNode) => {
    const { x, y } = node.position;
    const { height } = cardGeometry(node);
    item.node = node;
    if (item.x === x && item.y === y && item.height === height) return;
    Object.assign(item, { x, y, height });
    layout += 1;
    nodeGrid.set(item, item);
  };

  const placeEdge = (edge: SceneEdge) => {
    placeEnds(edge);
    edge.route = null;
    const { x1, y1, x2, y2 } = edge;
    edgeGrid.set(edge, curveBounds(curveBetween({ x: x1, y: y1 }, { x: x2, y: y2 })));
  };

  const dropEdge = (edge: SceneEdge) => {
    edges.delete(edge.id);
    edge.from.outgoing.delete(edge);
    edge.to.incoming.delete(edge);
    edgeGrid.delete(edge);
  };

  const addNode = (node: StoryNode, order: number): SceneNode => {
    const item: SceneNode = {
      id: node.id,
      node,
      order,
      x: 0,
      y: 0,
      width: card.width,
      height: 0,
      hiddenIn: null,
      outgoing: new Set(),
      incoming: new Set(),
    };
    placeNode(item, node);
    nodes.set(node.id, item);
    return item;
  };

  const dropNode = (item: SceneNode) => {
    for (const edge of [...item.outgoing, ...item.incoming]) dropEdge(edge);
    layout += 1;
    nodes.delete(item.id);
    nodeGrid.delete(item);
  };

  /** Returns the nodes that changed, and whether any came or went. */
  const followNodes = (before: readonly StoryNode[], after: readonly StoryNode[]) => {
    const changed: SceneNode[] = [];
    let hasNew = false;
    for (const [order, node] of after.entries()) {
      if (before[order] === node) continue;
      const item = nodes.get(node.id);
      if (item) item.order = order;
      if (item?.node === node) continue;
      if (item) placeNode(item, node);
      else hasNew = true;
      changed.push(item ?? addNode(node, order));
    }
    const hasLost = nodes.size > after.length;
    if (hasLost) {
      const ids = new Set(after.map(({ id }) => id));
      for (const item of nodes.values()) if (!ids.has(item.id)) dropNode(item);
    }
    return { changed, hasNew, hasLost };
  };

  const addEdge = (connection: Connection) => {
    const { id } = connection;
    const from = nodes.get(connection.fromNodeId);
    const to = nodes.get(connection.toNodeId);
    const known = edges.get(id);
    if (known?.connection === connection && known.from === from && known.to === to) return;
    if (known) dropEdge(known);
    if (!from || !to) {
      looseEnds += 1;
      return;
    }
    const choice = choiceOf(from, id);
    const place = { x1: 0, y1: 0, x2: 0, y2: 0, isHidden: false, route: null };
    const edge: SceneEdge = { id, connection, from, to, choice, ...place };
    edges.set(id, edge);
    from.outgoing.add(edge);
    to.incoming.add(edge);
    placeEdge(edge);
  };

  const followEdges = (
    before: readonly Connection[],
    after: readonly Connection[],
    mayTrustOld: boolean,
  ) => {
    // While every connection has both its ends, those that did not change need not be looked at.
    const areKnown = mayTrustOld && looseEnds === 0;
    looseEnds = 0;
    for (const [at, connection] of after.entries()) {
      if (!areKnown || before[at] !== connection) addEdge(connection);
    }
    if (edges.size + looseEnds === after.length) return;
    const ids = new Set(after.map(({ id }) => id));
    for (const edge of edges.values()) if (!ids.has(edge.id)) dropEdge(edge);
  };

  const followNotes = (after: StoryDocument['notes']) => {
    const ids = new Set<string>();
    for (const note of after) {
      ids.add(note.id);
      const known = notes.get(note.id);
      if (known?.note !== note) {
        notes.set(note.id, { id: note.id, note, ...note.position, ...note.size });
      }
    }
    for (const id of [...notes.keys()]) if (!ids.has(id)) notes.delete(id);
  };

  const update = (next: StoryDocument, foldedGroups: ReadonlySet<string>): boolean => {
    if (isSameScene(document, next) && foldedGroups === folded) {
      document = next;
      return false;
    }
    const last = document;
    version += 1;
    const { changed, hasNew, hasLost } =
      last?.nodes === next.nodes
        ? { changed: [], hasNew: false, hasLost: false }
        : followNodes(last?.nodes ?? [], next.nodes);
    const regrouped = groups.follow(next.groups, nodes.values(), foldedGroups);
    if (regrouped.length > 0) layout += 1;
    const isReconnected = hasNew || hasLost || last?.connections !== next.connections;
    if (isReconnected) followEdges(last?.connections ?? [], next.connections, !hasLost);
    const touchedEdges = new Set<SceneEdge>();
    for (const item of [...changed, ...regrouped]) {
      for (const edge of item.outgoing) {
        edge.choice = choiceOf(item, edge.id);
        touchedEdges.add(edge);
      }
      for (const edge of item.incoming) touchedEdges.add(edge);
    }
    touchedEdges.forEach(placeEdge);
    if (last?.notes !== next.notes) followNotes(next.notes);
    document = next;
    folded = foldedGroups;
    bounds = null;
    return true;
  };

  return {
    /** Follows the document; answers whether anything of it that the canvas shows has changed. */
    update,
    /** Grows with every change, so that what was worked out for one version is not used for another. */
    version: () => version,
    /** Grows only when a card comes, goes, moves or changes its size. */
    layout: () => layout,
    nodes: nodes as ReadonlyMap<string, SceneNode>,
    edges: edges as ReadonlyMap<string, SceneEdge>,
    groups: groups.all,
    notes: notes as ReadonlyMap<string, SceneNote>,
    /** Whether conditions count (SPEC D19). */
    remembers: () => document?.variables !== undefined,
    startNodeId: () => document?.startNodeId ?? null,
    /** Whether a connection leads back to where a reader has come from (SPEC Q20). */
    leadsBack: (connectionId: string) =>
      document !== null && connectionsBack(document).has(connectionId),
    /** The rectangle around everything. */
    bounds: (): Bounds => {
      bounds ??= boundsAround([...nodes.values(), ...groups.all.values(), ...notes.values()]);
      return bounds ?? nothing;
    },
    /** Nodes that show themselves in this rectangle, in no order. */
    nodesIn: (area: Bounds) => nodeGrid.find(area).filter(({ hiddenIn }) => !hiddenIn),
    edgesIn: (area: Bounds) => edgeGrid.find(area).filter(({ isHidden }) => !isHidden),
  };
}
