import { storyIndex } from '../../queries/storyIndex.ts';
import type { Connection, StoryDocument, StoryNode } from '../../schema/document.ts';
import type { NodeType } from '../../schema/nodeTypes.ts';
import { placeNewNodes } from './placeNewNodes.ts';
import { type NewId, type ResolvedLink, rebuildConnections } from './rebuildConnections.ts';

/** What a section says of its node; what is absent stays. */
export type SectionEdit = {
  readonly nodeId: string;
  readonly title?: string;
  readonly content?: string;
  readonly links?: readonly ResolvedLink[];
  /** Nodes that only its links name. */
  readonly created: readonly { readonly id: string; readonly title: string }[];
};

const newNode = (id: string, title: string): StoryNode => ({
  id,
  type: 'end',
  title,
  content: '',
  position: { x: 0, y: 0 },
  choices: [],
  media: [],
  mediaNodeId: null,
});

/** The type of a node whose links are of another kind than before. Nodes with media keep theirs. */
function typeAfter(
  node: StoryNode,
  links: readonly ResolvedLink[],
  story: StoryDocument,
): NodeType {
  const { id, type, choices } = node;
  if (type !== 'text' && type !== 'choice' && type !== 'end' && type !== 'start') return type;
  const hasChoices = links.some(({ label }) => label !== null);
  if (hasChoices) return choices.length > 0 ? type : 'choice';
  if (type === 'start') return type;
  if (id === story.startNodeId) {
    return story.nodes.some((other) => other.type === 'start') ? 'text' : 'start';
  }
  return links.some(({ toNodeId }) => toNodeId !== null && toNodeId !== id) ? 'text' : 'end';
}

/** The nodes in the order of the sections; one outside the text stays behind the node that it follows. */
function ordered(story: StoryDocument, sections: readonly StoryNode[]): StoryNode[] {
  const inText = new Set(sections.map(({ id }) => id));
  const behind = new Map<string, StoryNode[]>();
  let last = '';
  for (const node of story.nodes) {
    const followers = behind.get(last);
    if (inText.has(node.id)) last = node.id;
    else if (followers) followers.push(node);
    else behind.set(last, [node]);
  }
  return [
    ...(behind.get('') ?? []),
    ...sections.flatMap((node) => [node, ...(behind.get(node.id) ?? [])]),
  ];
}

/** The story with what its sections say. New nodes get positions beside those that lead to them (SPEC W12). */
export function applySections(
  story: StoryDocument,
  edits: readonly SectionEdit[],
  newId: NewId,
): StoryDocument {
  const { nodesById } = storyIndex(story);
  const followers = new Map<string, number>();
  for (const { choices } of story.nodes) {
    for (const { connectionId } of choices) {
      followers.set(connectionId, (followers.get(connectionId) ?? 0) + 1);
    }
  }
  const replaced = new Map<string, Connection | null>();
  const added: Connection[] = [];
  const fresh = new Set<string>();
  const sections = edits.flatMap(({ nodeId, title, content, links, created }): StoryNode[] => {
    const old = nodesById.get(nodeId);
    if (!old) fresh.add(nodeId);
    let node = old ?? newNode(nodeId, '');
    if (title !== undefined) node = { ...node, title };
    if (content !== undefined) node = { ...node, content };
    if (links) {
      const rebuilt = rebuildConnections(node, links, { story, followers, newId });
      for (const [id, connection] of rebuilt.replaced) replaced.set(id, connection);
      added.push(...rebuilt.added);
      node = { ...node, choices: rebuilt.choices, type: typeAfter(node, links, story) };
    }
    for (const { id } of created) fresh.add(id);
    return [node, ...created.map(({ id, title: name }) => newNode(id, name))];
  });
  const connections = [
    ...story.connections.flatMap((connection) => {
      const other = replaced.get(connection.id);
      return other === undefined ? [connection] : other === null ? [] : [other];
    }),
    ...added,
  ];
  const nodes = ordered(story, sections);
  return {
    ...story,
    nodes: fresh.size > 0 ? placeNewNodes(nodes, connections, (id) => fresh.has(id)) : nodes,
    connections,
    startNodeId: story.nodes.length === 0 ? (nodes[0]?.id ?? null) : story.startNodeId,
  };
}
