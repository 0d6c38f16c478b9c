import { finitePosition } from '../layout/coordinates.ts';
import { type Edit, edited } from '../operations/edit.ts';
import { placeholder, placeholderId } from '../operations/newIds.ts';
import { fail, type Result } from '../result.ts';
import type { Connection, Position, StoryDocument, StoryNode } from '../schema/document.ts';
import type { Ids } from '../schema/ids.ts';
import { type Problem, problem } from '../validation/problem.ts';
import { renameVisitedNodes } from '../variables/renameVariables.ts';
import type { StoryClip } from './clip.ts';
import { type FreshIds, freshIds } from './freshIds.ts';

/** A story with inserted parts, and their ids. */
export type InsertedClip = Edit & {
  readonly nodeIds: readonly string[];
  readonly noteIds: readonly string[];
};

export type InsertOptions = {
  ids: Ids;
  place: (position: Position) => Position;
  /** Whether a node whose group is not in the clip joins the group of that id in the story. */
  joinsGroups: boolean;
};

function renameNode(
  node: StoryNode,
  fresh: FreshIds,
  { place, joinsGroups }: InsertOptions,
): StoryNode {
  const { groupId, ...rest } = node;
  const id = fresh.nodes.get(node.id) as string;
  const group = fresh.groups.get(groupId ?? '') ?? (joinsGroups ? groupId : undefined);
  return {
    ...rest,
    id,
    position: { ...node.position, ...finitePosition(place(node.position)) },
    choices: node.choices.map((choice) => ({
      ...choice,
      id: fresh.choices.get(choice.id) as string,
    })),
    media: node.media.map((item) =>
      item.storyNodeId === undefined ? item : { ...item, storyNodeId: id },
    ),
    // The server's record of the media belongs to the original node.
    mediaNodeId: null,
    ...(group === undefined ? {} : { groupId: group }),
  };
}

/** Connects every choice to its copied connection, or to a new placeholder. */
function linkChoices(
  story: StoryDocument,
  nodes: readonly StoryNode[],
  fresh: ReadonlyMap<string, string>,
): { nodes: StoryNode[]; placeholders: Connection[] } {
  const taken = new Set(story.connections.map(({ id }) => id));
  const placeholders: Connection[] = [];
  const linked = nodes.map((node) => ({
    ...node,
    choices: node.choices.map((choice) => {
      const followed = fresh.get(choice.connectionId);
      if (followed !== undefined) return { ...choice, connectionId: followed };
      const connectionId = placeholderId(choice.id, (id) => taken.has(id));
      taken.add(connectionId);
      placeholders.push(placeholder(connectionId, node.id));
      return { ...choice, connectionId };
    }),
  }));
  return { nodes: linked, placeholders };
}

/** A story has one start node: a second one becomes an ordinary node. */
function withOneStart(story: StoryDocument, nodes: readonly StoryNode[]): StoryNode[] {
  let hasStart = story.nodes.some(({ type }) => type === 'start');
  return nodes.map((node) => {
    if (node.type !== 'start') return node;
    if (hasStart) return { ...node, type: node.choices.length > 0 ? 'choice' : 'text' };
    hasStart = true;
    return node;
  });
}

/** Adds the parts of a clip under new ids, as one edit (SPEC K5–K7, K13). */
export function insertClip(
  story: StoryDocument,
  clip: StoryClip,
  options: InsertOptions,
): Result<InsertedClip, Problem> {
  const leading = clip.connections.filter(({ toNodeId }) => toNodeId !== '');
  const fresh = freshIds(story, { ...clip, connections: leading }, options.ids);
  if (!fresh) return fail(problem('id-taken'));
  const named = (names: ReadonlyMap<string, string>, id: string) => names.get(id) as string;

  const renamed = withOneStart(
    story,
    clip.nodes.map((node) => renameNode(node, fresh, options)),
  );
  const { nodes, placeholders } = linkChoices(story, renamed, fresh.connections);
  const links = leading.map((connection) => ({
    ...connection,
    id: named(fresh.connections, connection.id),
    fromNodeId: named(fresh.nodes, connection.fromNodeId),
    toNodeId: named(fresh.nodes, connection.toNodeId),
  }));
  const copies = { nodes, connections: links };
  const parts = story.variables ? renameVisitedNodes(copies, fresh.nodes) : copies;
  const memberships = new Set(clip.nodes.map(({ groupId }) => groupId));
  const groups = clip.groups
    .filter(({ id }) => memberships.has(id))
    .map((group) => ({ ...group, id: named(fresh.groups, group.id) }));
  const notes = clip.notes.map((note) => ({
    ...note,
    id: named(fresh.notes, note.id),
    position: { ...note.position, ...finitePosition(options.place(note.position)) },
  }));

  const newStart = nodes.find(({ type }) => type === 'start') ?? nodes[0];
  const isEmpty = nodes.length === 0 && notes.length === 0;
  const result = edited(
    story,
    isEmpty
      ? story
      : {
          ...story,
          nodes: [...story.nodes, ...parts.nodes],
          connections: [...story.connections, ...parts.connections, ...placeholders],
          groups: [...story.groups, ...groups],
          notes: [...story.notes, ...notes],
          startNodeId: story.startNodeId ?? newStart?.id ?? null,
        },
  );
  if (!result.ok) return result;
  return {
    ok: true,
    value: {
      ...result.value,
      nodeIds: nodes.map(({ id }) => id),
      noteIds: notes.map(({ id }) => id),
    },
  };
}
