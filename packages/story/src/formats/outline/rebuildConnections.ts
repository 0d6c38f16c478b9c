import { placeholder, placeholderId } from '../../operations/newIds.ts';
import { outgoing, storyIndex } from '../../queries/storyIndex.ts';
import type { ChoiceOption, Connection, StoryDocument, StoryNode } from '../../schema/document.ts';
import { deepEqual } from '../../values/deepEqual.ts';
import { oneLine } from '../plainText.ts';
import { pairItems } from './pairItems.ts';

/** A link whose target is a node: a choice, without a label a plain connection, without a target a placeholder. */
export type ResolvedLink = {
  readonly label: string | null;
  readonly toNodeId: string | null;
  /** The choice that it is, where that is known. */
  readonly choiceId?: string | undefined;
};

export type RebuiltConnections = {
  readonly choices: ChoiceOption[];
  /** Connections that take the place of others, by the id of those; null where one goes. */
  readonly replaced: ReadonlyMap<string, Connection | null>;
  readonly added: readonly Connection[];
};

/** An id for a new choice or connection; a reader of files derives it from what the parts say. */
export type NewId = (...parts: readonly string[]) => string;

export type RebuildContext = {
  story: StoryDocument;
  /** How many choices follow each connection. */
  followers: ReadonlyMap<string, number>;
  newId: NewId;
};

/**
 * The choices and connections of a node whose links have changed. A choice that stays keeps its id, its condition and its
 * effects: it is found by text and target, then by text, then by target, then by its place.
 */
export function rebuildConnections(
  node: StoryNode,
  links: readonly ResolvedLink[],
  { story, followers, newId }: RebuildContext,
): RebuiltConnections {
  const { connectionsById } = storyIndex(story);
  const replaced = new Map<string, Connection | null>();
  const added: Connection[] = [];
  const isTaken = (id: string) => connectionsById.has(id);

  /** The connection of a choice, if nothing else follows it. */
  const ownOf = ({ connectionId }: ChoiceOption): Connection | undefined => {
    const found = connectionsById.get(connectionId);
    const isOwn = found?.fromNodeId === node.id && followers.get(connectionId) === 1;
    return isOwn ? found : undefined;
  };
  const lead = (choice: ChoiceOption, toNodeId: string | null): string => {
    const own = ownOf(choice);
    const keepsId = own && own.toNodeId !== '' && toNodeId !== null;
    const id = keepsId
      ? own.id
      : toNodeId === null
        ? placeholderId(choice.id, isTaken)
        : newId('connection', choice.id);
    const next =
      toNodeId === null ? placeholder(id, node.id) : { ...own, id, fromNodeId: node.id, toNodeId };
    if (own) replaced.set(own.id, next);
    else added.push(next);
    return id;
  };

  const old = node.choices.map((choice) => {
    const connection = connectionsById.get(choice.connectionId);
    const leads = connection?.fromNodeId === node.id && connection.toNodeId !== '';
    return { choice, label: oneLine(choice.text), toNodeId: leads ? connection.toNodeId : null };
  });
  const fresh = links.flatMap(({ label, toNodeId, choiceId }) =>
    label === null ? [] : [{ label, toNodeId, choiceId }],
  );
  const place = <Item>(items: readonly Item[]) => {
    const places = new Map(items.map((item, index) => [item, index]));
    return (item: Item): number | null =>
      old.length === fresh.length ? (places.get(item) ?? null) : null;
  };
  type Listed = { label: string; toNodeId: string | null };
  const textAndTarget = ({ label, toNodeId }: Listed) => JSON.stringify([label, toNodeId]);
  const text = ({ label }: Listed) => label;
  const targetOf = ({ toNodeId }: { toNodeId: string | null }) => toNodeId;
  const pairs = pairItems(old, fresh, [
    [({ choice }) => choice.id, ({ choiceId }) => choiceId ?? null],
    [textAndTarget, textAndTarget],
    [text, text],
    [targetOf, targetOf],
    [place(old), place(fresh)],
  ]);
  const choices = fresh.map((link): ChoiceOption => {
    const known = pairs.get(link);
    if (!known) {
      const id = newId('choice', node.id, link.label, link.toNodeId ?? '');
      const choice = { id, text: link.label, connectionId: '' };
      return { ...choice, connectionId: lead(choice, link.toNodeId) };
    }
    const { choice } = known;
    const isSame = known.toNodeId === link.toNodeId;
    const connectionId = isSame ? choice.connectionId : lead(choice, link.toNodeId);
    return known.label === link.label && isSame
      ? choice
      : { ...choice, text: known.label === link.label ? choice.text : link.label, connectionId };
  });
  const kept = new Set([...pairs.values()].map(({ choice }) => choice.id));
  for (const choice of node.choices) {
    const own = kept.has(choice.id) ? undefined : ownOf(choice);
    if (own) replaced.set(own.id, null);
  }

  const followed = new Set(node.choices.map(({ connectionId }) => connectionId));
  const plain = outgoing(story, node.id).filter(({ id }) => !followed.has(id));
  const paths = links.flatMap(({ label, toNodeId }) =>
    label === null && toNodeId ? [toNodeId] : [],
  );
  const isSame = deepEqual(
    paths,
    plain.map(({ toNodeId }) => toNodeId),
  );
  // Documents of other tools may have a path twice, or one from a node to itself: those stay too.
  if (isSame) return { choices, replaced, added };
  const targets = [...new Set(paths)].map((toNodeId) => ({ toNodeId }));
  const moves = pairItems(plain, targets, [
    [targetOf, targetOf],
    [() => '', ({ toNodeId }) => (toNodeId === node.id ? null : '')],
  ]);
  for (const target of targets) {
    const connection = moves.get(target);
    const { toNodeId } = target;
    if (!connection && toNodeId !== node.id) {
      added.push({ id: newId('jump', node.id, toNodeId), fromNodeId: node.id, toNodeId });
    } else if (connection && connection.toNodeId !== toNodeId && !followers.has(connection.id)) {
      replaced.set(connection.id, { ...connection, toNodeId });
    }
  }
  const stays = new Set(moves.values());
  for (const connection of plain) {
    // Documents of other tools may have choices of other nodes that follow it.
    if (!stays.has(connection) && !followers.has(connection.id)) replaced.set(connection.id, null);
  }
  return { choices, replaced, added };
}
