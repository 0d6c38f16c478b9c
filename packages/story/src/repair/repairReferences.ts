import { detach } from '../operations/detach.ts';
import { placeholder, placeholderId } from '../operations/newIds.ts';
import type { Connection, StoryDocument, StoryNode } from '../schema/document.ts';
import {
  connectionIdMaximumLength,
  idMaximumLength,
  isTemporaryId,
  temporaryPrefix,
} from '../schema/ids.ts';
import { validateDocument } from '../validation/validateDocument.ts';
import { freshId } from './idAllocator.ts';
import { type Repair, type RepairLog, startRepairLog } from './repair.ts';

type Item = { readonly id: string };

/** Makes ids unique; the first item with an id keeps it. */
function withOwnIds<Value extends Item>(
  items: readonly Value[],
  maximum: number,
  onRenewed: (item: Value) => void,
  taken: Set<string> = new Set(items.map(({ id }) => id)),
  seen: Set<string> = new Set(),
): Value[] {
  return items.map((item) => {
    if (!seen.has(item.id)) {
      seen.add(item.id);
      return item;
    }
    const id = freshId(item.id, maximum, (wanted) => taken.has(wanted));
    taken.add(id);
    seen.add(id);
    const renewed = { ...item, id };
    onRenewed(renewed);
    return renewed;
  });
}

function renewChoiceIds(nodes: readonly StoryNode[], log: RepairLog): StoryNode[] {
  const taken = new Set(nodes.flatMap(({ choices }) => choices.map(({ id }) => id)));
  const seen = new Set<string>();
  return nodes.map((node) => {
    let isRenewed = false;
    const choices = withOwnIds(
      node.choices,
      idMaximumLength,
      ({ id }) => {
        isRenewed = true;
        log.add('choice-id-renewed', { nodeId: node.id, choiceId: id });
      },
      taken,
      seen,
    );
    if (!isRenewed) return node;
    // The placeholder belongs to the choice that keeps the id.
    return {
      ...node,
      choices: choices.map((choice, index) =>
        choice !== node.choices[index] && isTemporaryId(choice.connectionId)
          ? { ...choice, connectionId: `${temporaryPrefix}${choice.id}` }
          : choice,
      ),
    };
  });
}

/** Connections from a missing node start at the node whose choice follows them, else they are dropped. */
function repairConnections(story: StoryDocument, log: RepairLog): StoryDocument {
  const known = new Set(story.nodes.map(({ id }) => id));
  const followers = new Map<string, string>();
  for (const { id, choices } of story.nodes) {
    for (const { connectionId } of choices) {
      if (!followers.has(connectionId)) followers.set(connectionId, id);
    }
  }
  const gone = new Set<string>();
  const connections = story.connections.map((connection): Connection => {
    const { id, fromNodeId, toNodeId } = connection;
    const place = { connectionId: id };
    if (toNodeId !== '' && !known.has(toNodeId)) {
      gone.add(id);
      if (!followers.has(id)) log.add('connection-dropped', place);
      else log.add('choice-loosened', { nodeId: followers.get(id) as string, ...place });
      return connection;
    }
    if (known.has(fromNodeId)) return connection;
    const owner = followers.get(id);
    if (owner === undefined) {
      gone.add(id);
      log.add('connection-dropped', place);
      return connection;
    }
    log.add('connection-rooted', { nodeId: owner, ...place });
    return { ...connection, fromNodeId: owner };
  });
  return detach({ ...story, connections }, gone);
}

/** Choices whose connection is missing get a placeholder. */
function loosenChoices(story: StoryDocument, log: RepairLog): StoryDocument {
  const ids = new Set(story.connections.map(({ id }) => id));
  const added: Connection[] = [];
  const nodes = story.nodes.map((node) => {
    const isLost = (id: string) => !ids.has(id) && !isTemporaryId(id);
    if (!node.choices.some(({ connectionId }) => isLost(connectionId))) return node;
    const choices = node.choices.map((choice) => {
      if (!isLost(choice.connectionId)) return choice;
      const id = placeholderId(choice.id, (wanted) => ids.has(wanted));
      ids.add(id);
      added.push(placeholder(id, node.id));
      log.add('choice-loosened', { nodeId: node.id, choiceId: choice.id });
      return { ...choice, connectionId: id };
    });
    return { ...node, choices };
  });
  return { ...story, nodes, connections: [...story.connections, ...added] };
}

const hasNode = ({ nodes }: StoryDocument, nodeId: string | null): boolean =>
  nodes.some(({ id }) => id === nodeId);

/** The default start: the first node of type start, else the first node. */
export const likelyStart = ({ nodes }: Pick<StoryDocument, 'nodes'>): string | null =>
  (nodes.find(({ type }) => type === 'start') ?? nodes[0])?.id ?? null;

function repairStart(story: StoryDocument, log: RepairLog): StoryDocument {
  if (story.startNodeId === null || hasNode(story, story.startNodeId)) return story;
  const startNodeId = likelyStart(story);
  log.add('start-node-reset', startNodeId === null ? {} : { nodeId: startNodeId });
  return { ...story, startNodeId };
}

/**
 * Makes all ids unique and all references valid (SPEC R3–R6). A
 * valid story is returned as it is.
 */
export function repairReferences(
  story: StoryDocument,
  log: RepairLog = startRepairLog(),
): { document: StoryDocument; repairs: Repair[] } {
  if (validateDocument(story).length === 0) return { document: story, repairs: log.list() };
  const nodes = withOwnIds(story.nodes, idMaximumLength, ({ id }) =>
    log.add('node-id-renewed', { nodeId: id }),
  );
  const named: StoryDocument = {
    ...story,
    nodes: renewChoiceIds(nodes, log),
    connections: withOwnIds(story.connections, connectionIdMaximumLength, ({ id }) =>
      log.add('connection-id-renewed', { connectionId: id }),
    ),
    groups: withOwnIds(story.groups, idMaximumLength, ({ id }) =>
      log.add('mark-id-renewed', { groupId: id }),
    ),
    notes: withOwnIds(story.notes, idMaximumLength, ({ id }) =>
      log.add('mark-id-renewed', { noteId: id }),
    ),
  };
  const connected = loosenChoices(repairConnections(named, log), log);
  return { document: repairStart(connected, log), repairs: log.list() };
}
