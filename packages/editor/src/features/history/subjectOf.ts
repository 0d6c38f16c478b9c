import { type Change, findNode, type StoryDocument } from '@dreamfork/story';

/** What a step was about: one node by its title, a connection by its ends, or several nodes by their number. */
export type Subject =
  | { kind: 'node'; title: string }
  | { kind: 'connection'; from: string; to: string }
  | { kind: 'nodes'; count: number };

/** The subject of a step; null where it changed neither nodes nor a single connection. Titles may be empty. */
export function subjectOf(document: StoryDocument, change: Change): Subject | null {
  const touched = change.flatMap((entry) => (entry.kind === 'node' ? [entry] : []));
  // Whoever deletes a node means that node, not those whose choices lost their target with it.
  const deleted = touched.filter(({ after }) => after === null);
  const added = touched.filter(({ before }) => before === null);
  const [meant = touched] = [deleted, added].filter(({ length }) => length > 0);
  const nodes = meant.flatMap(({ before, after }) => after ?? before ?? []);
  const [first] = nodes;
  if (nodes.length > 1) return { kind: 'nodes', count: nodes.length };
  if (first) return { kind: 'node', title: first.value.title };
  const [connection, another] = change.flatMap((entry) =>
    entry.kind === 'connection' ? (entry.after ?? entry.before ?? []) : [],
  );
  if (!connection || another) return null;
  const from = findNode(document, connection.value.fromNodeId);
  const to = findNode(document, connection.value.toNodeId);
  return from && to ? { kind: 'connection', from: from.title, to: to.title } : null;
}
