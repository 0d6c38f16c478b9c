import { linkedPosition } from '../layout/coordinates.ts';
import { type TargetSiblings, targetsOf } from '../layout/placeTarget.ts';
import type {
  ChoiceOption,
  Connection,
  Position,
  StoryDocument,
  StoryNode,
} from '../schema/document.ts';
import { comparableTitle } from '../schema/freeTitle.ts';
import type { Ids } from '../schema/ids.ts';
import type { StoryLocale } from '../schema/locale.ts';
import { isEndTitle, nodeDefaults } from '../schema/nodeDefaults.ts';
import { isMediaType } from '../schema/nodeTypes.ts';
import { takeOutLinks, type WrittenLink } from '../text/textLinks.ts';
import { type EditResult, edited, nodeIndexOf, refused, withNode } from './edit.ts';
import { newConnectionId, newId, ownConnection } from './newIds.ts';

export type ConnectByTitleInput = { nodeId: string; links: readonly WrittenLink[] };

export type ConnectByTitleContext = {
  ids: Ids;
  /** Where a new node is placed. @default 300 to the right of the node that leads to it (SPEC E4) */
  place?: (
    story: StoryDocument,
    from: StoryNode,
    node: StoryNode,
    siblings: TargetSiblings,
  ) => Position;
  /** The language of default texts. @default 'ru' */
  locale?: StoryLocale;
};

/** The nodes that the links lead to, by title; those that the story does not have are added to it. */
function findTargets(
  story: StoryDocument,
  from: StoryNode,
  links: readonly WrittenLink[],
  { ids, place = (_story, node) => linkedPosition(node), locale }: ConnectByTitleContext,
): { grown: StoryDocument; targetOf: (link: WrittenLink) => StoryNode } {
  const byTitle = new Map<string, StoryNode>();
  for (const node of story.nodes) {
    const title = comparableTitle(node.title);
    if (!byTitle.has(title)) byTitle.set(title, node);
  }
  let grown = story;
  const targets = targetsOf(story, from);
  /** The place of a target among the others: that of the choice it fills, else the last. */
  const indexOf = (link: WrittenLink): number => {
    const text = comparableTitle(link.words || link.target);
    const free = from.choices.findIndex(
      (choice, index) => !targets[index] && comparableTitle(choice.text) === text,
    );
    return free < 0 ? targets.length : free;
  };
  for (const link of links) {
    const { target } = link;
    const index = indexOf(link);
    const title = comparableTitle(target);
    const known = byTitle.get(title);
    if (known) {
      targets[index] = known.id;
      continue;
    }
    const type = isEndTitle(target) ? 'end' : 'text';
    const node: StoryNode = {
      id: newId(ids),
      type,
      title: target.trim(),
      content: nodeDefaults(type, locale).content,
      position: { x: 0, y: 0 },
      choices: [],
      media: [],
      mediaNodeId: null,
    };
    const siblings = { before: targets.slice(0, index), after: targets.slice(index + 1) };
    const placed = { ...node, position: place(grown, from, node, siblings) };
    grown = { ...grown, nodes: [...grown.nodes, placed] };
    byTitle.set(title, placed);
    targets[index] = placed.id;
  }
  return { grown, targetOf: ({ target }) => byTitle.get(comparableTitle(target)) as StoryNode };
}

/** Plain connections of a node that gets its first choices: readers would never follow them, so they become choices. */
function choicesOfConnections(
  { nodes, connections }: StoryDocument,
  node: StoryNode,
  { ids, locale }: ConnectByTitleContext,
): { choices: ChoiceOption[]; connections: readonly Connection[] } {
  if (node.choices.length > 0) return { choices: [...node.choices], connections };
  const titles = new Map(nodes.map(({ id, title, type }) => [id, { title: title.trim(), type }]));
  const claimed = new Set(
    nodes.flatMap((one) => one.choices.map(({ connectionId }) => connectionId)),
  );
  const choices: ChoiceOption[] = [];
  const kept = connections.flatMap((connection) => {
    const to = titles.get(connection.toNodeId);
    if (connection.fromNodeId !== node.id || !to) return connection;
    const { condition, ...plain } = connection;
    // A new connection: an edit of the plain one elsewhere must not take the target of the choice away.
    const own = { ...plain, id: newConnectionId(ids) };
    choices.push({
      id: newId(ids),
      text: to.title || nodeDefaults(to.type, locale).title,
      connectionId: own.id,
      ...(condition === undefined ? {} : { condition }),
    });
    // In documents of other tools a choice of another node may follow the plain one.
    return claimed.has(connection.id) ? [connection, own] : own;
  });
  return { choices, connections: kept };
}

/**
 * Adds the links that an author has typed as choices and connections, and the nodes that the story does not have
 * yet (SPEC E46, E47).
 */
export function connectByTitle(
  story: StoryDocument,
  { nodeId, links }: ConnectByTitleInput,
  context: ConnectByTitleContext,
): EditResult {
  const index = nodeIndexOf(story, nodeId);
  const node = story.nodes[index];
  if (!node) return refused('node-not-found', { nodeId });
  if (links.length === 0) return edited(story, story);
  const { ids } = context;
  const { grown, targetOf } = findTargets(story, node, links, context);
  const connectionTo = (toNodeId: string): Connection => ({
    id: newConnectionId(ids),
    fromNodeId: nodeId,
    toNodeId,
  });

  const isPlain =
    node.type !== 'choice' &&
    node.choices.length === 0 &&
    links.every((link) => link.words === '' && targetOf(link).id !== nodeId);
  if (isPlain) {
    const taken = new Set(
      story.connections.flatMap((one) => (one.fromNodeId === nodeId ? one.toNodeId : [])),
    );
    const added: Connection[] = [];
    for (const link of links) {
      const { id } = targetOf(link);
      if (!taken.has(id)) added.push(connectionTo(id));
      taken.add(id);
    }
    const type = node.type === 'end' ? 'text' : node.type;
    return edited(story, {
      ...(type === node.type ? grown : withNode(grown, index, { ...node, type })),
      connections: [...story.connections, ...added],
    });
  }

  if (isMediaType(node.type)) return refused('choices-not-allowed', { nodeId });
  const { choices, connections } = choicesOfConnections(grown, node, context);
  const list = [...connections];
  const indexes = new Map(list.map(({ id }, at) => [id, at]));
  for (const link of links) {
    const target = targetOf(link);
    const text = link.words || target.title.trim();
    const alike = choices.findIndex(
      (choice) => comparableTitle(choice.text) === comparableTitle(text),
    );
    const twin = choices[alike];
    const place = (twin && indexes.get(twin.connectionId)) ?? list.length;
    const current = list[place];
    if (current?.toNodeId === target.id) continue;
    const connection = connectionTo(target.id);
    const isFree = twin !== undefined && !current?.toNodeId;
    if (isFree) choices[alike] = { ...twin, connectionId: connection.id };
    else choices.push({ id: newId(ids), text, connectionId: connection.id });
    const isReplaced = isFree && current && ownConnection(story, nodeId, twin) === current;
    const at = isReplaced ? place : list.length;
    list[at] = connection;
    indexes.set(connection.id, at);
  }
  const isSame =
    list.length === story.connections.length &&
    choices.every((one, at) => one === node.choices[at]);
  return edited(
    story,
    isSame
      ? story
      : { ...withNode(grown, index, { ...node, type: 'choice', choices }), connections: list },
  );
}

export type TakeLinksInput = { nodeId: string };

/** Makes the links `[[…]]` in the text of a node its choices and connections (SPEC E48). */
export function takeLinks(
  story: StoryDocument,
  { nodeId }: TakeLinksInput,
  context: ConnectByTitleContext,
): EditResult {
  const index = nodeIndexOf(story, nodeId);
  const node = story.nodes[index];
  if (!node) return refused('node-not-found', { nodeId });
  const { text, links } = takeOutLinks(node.content, story.variables !== undefined);
  if (links.length === 0) return edited(story, story);
  const result = connectByTitle(
    withNode(story, index, { ...node, content: text }),
    { nodeId, links },
    context,
  );
  return result.ok ? edited(story, result.value.story) : result;
}
