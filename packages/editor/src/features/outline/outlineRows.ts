import {
  type Diagnostic,
  findNode,
  type OutlineEntry,
  outlineStory,
  type StoryDocument,
} from '@dreamfork/story';

type Place = {
  readonly id: string;
  /** How many choices deep a row stands, from 1; what simply follows stands level. */
  readonly level: number;
  readonly nodeId: string;
};

/** One line of the outline. `nodeId` is the node it shows, or whose choice or path it is. */
export type OutlineRow =
  | (Place & {
      readonly kind: 'node';
      /** From here on stand the nodes to which no path leads from the start. */
      readonly beginsIslands: boolean;
    })
  | (Place & { readonly kind: 'reference' })
  | (Place & { readonly kind: 'choice'; readonly choiceId: string; readonly number: number })
  | (Place & { readonly kind: 'path'; readonly connectionId: string; readonly number: number });

export const nodeRowId = (nodeId: string): string => `node ${nodeId}`;
export const choiceRowId = (choiceId: string): string => `choice ${choiceId}`;

type Branch = { readonly entry: OutlineEntry; readonly next: readonly number[] };

/** The entries of the outline, each with those that stand right below it. */
function branches(outline: readonly OutlineEntry[]): Branch[] {
  const next = outline.map((): number[] => []);
  const open: number[] = [];
  for (const [index, { depth }] of outline.entries()) {
    open.length = depth;
    const parent = open[depth - 1];
    if (parent !== undefined) next[parent]?.push(index);
    open.push(index);
  }
  return outline.map((entry, index) => ({ entry, next: next[index] ?? [] }));
}

type Step = OutlineRow | { readonly branch: number; readonly level: number };

/** What follows a node: its choices with what they lead to, then its paths. */
function stepsAfter(
  story: StoryDocument,
  all: readonly Branch[],
  { entry: { nodeId }, next }: Branch,
  level: number,
): Step[] {
  const byChoice = new Map<string, number>();
  const paths: { index: number; connectionId: string }[] = [];
  for (const index of next) {
    const via = all[index]?.entry.via;
    if (via?.choiceId !== undefined) byChoice.set(via.choiceId, index);
    else if (via) paths.push({ index, connectionId: via.connectionId });
  }
  const choices = findNode(story, nodeId)?.choices ?? [];
  const ofChoices = choices.flatMap(({ id: choiceId }, place): Step[] => {
    const target = byChoice.get(choiceId);
    const row: OutlineRow = {
      kind: 'choice',
      id: choiceRowId(choiceId),
      level: level + 1,
      nodeId,
      choiceId,
      number: place + 1,
    };
    return target === undefined ? [row] : [row, { branch: target, level: level + 2 }];
  });
  const [only] = paths;
  if (only && paths.length === 1) return [...ofChoices, { branch: only.index, level }];
  const ofPaths = paths.flatMap(({ index, connectionId }, place): Step[] => [
    {
      kind: 'path',
      id: `path ${connectionId}`,
      level: level + 1,
      nodeId,
      connectionId,
      number: place + 1,
    },
    { branch: index, level: level + 2 },
  ]);
  return [...ofChoices, ...ofPaths];
}

const referenceId = ({ via }: OutlineEntry): string =>
  `reference ${via?.connectionId} ${via?.choiceId ?? ''}`;

function makeRows(story: StoryDocument): OutlineRow[] {
  const all = branches(outlineStory(story));
  const rows: OutlineRow[] = [];
  const steps: Step[] = all
    .flatMap(({ entry }, branch) => (entry.depth === 0 ? { branch, level: 1 } : []))
    .reverse();
  let hasIslands = false;
  for (let step = steps.pop(); step; step = steps.pop()) {
    if ('kind' in step) {
      rows.push(step);
      continue;
    }
    const branch = all[step.branch];
    if (!branch) continue;
    const { entry } = branch;
    const { nodeId } = entry;
    const { level } = step;
    if (entry.isReference) {
      rows.push({ kind: 'reference', id: referenceId(entry), level, nodeId });
      continue;
    }
    const isIsland = entry.depth === 0 && nodeId !== story.startNodeId;
    rows.push({
      kind: 'node',
      id: nodeRowId(nodeId),
      level,
      nodeId,
      beginsIslands: isIsland && !hasIslands,
    });
    hasIslands ||= isIsland;
    steps.push(...stepsAfter(story, all, branch, level).reverse());
  }
  return rows;
}

const made = new WeakMap<readonly OutlineEntry[], OutlineRow[]>();

/**
 * The outline as lines: what follows without a choice stands level, what a choice leads to stands
 * below it. The same object for versions in which only words and positions differ.
 */
export function outlineRows(story: StoryDocument): readonly OutlineRow[] {
  const outline = outlineStory(story);
  const rows = made.get(outline) ?? makeRows(story);
  made.set(outline, rows);
  return rows;
}

/** The rows of these nodes alone, in reading order and level with one another. */
export function rowsOf(
  rows: readonly OutlineRow[],
  nodes: readonly { readonly id: string }[],
): VisibleRow[] {
  const ids = new Set(nodes.map(({ id }) => id));
  return rows.flatMap((row) =>
    row.kind === 'node' && ids.has(row.nodeId) ? { ...row, level: 1, beginsIslands: false } : [],
  );
}

export type VisibleRow = OutlineRow & { isExpanded?: boolean };

/** The lines that are not folded away, and whether what stands below them is. */
export function visibleRows(
  rows: readonly OutlineRow[],
  folded: ReadonlySet<string>,
): VisibleRow[] {
  const visible: VisibleRow[] = [];
  let hiddenBelow = Number.POSITIVE_INFINITY;
  for (const [index, row] of rows.entries()) {
    if (row.level > hiddenBelow) continue;
    const hasMore = (rows[index + 1]?.level ?? 0) > row.level;
    const isFolded = hasMore && folded.has(row.id);
    hiddenBelow = isFolded ? row.level : Number.POSITIVE_INFINITY;
    visible.push(hasMore ? { ...row, isExpanded: !isFolded } : row);
  }
  return visible;
}

/** The lines below which this one stands, nearest first. */
export function rowsAbove(rows: readonly OutlineRow[], rowId: string): OutlineRow[] {
  const at = rows.findIndex(({ id }) => id === rowId);
  const above: OutlineRow[] = [];
  let level = rows[at]?.level ?? 1;
  for (let index = at - 1; index >= 0 && level > 1; index -= 1) {
    const row = rows[index];
    if (!row || row.level >= level) continue;
    level = row.level;
    above.push(row);
  }
  return above;
}

export const noDiagnostics: readonly Diagnostic[] = [];

/** Diagnostics by row. Those of a connection belong to its node. */
export function diagnosticsByRow(
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, readonly Diagnostic[]> {
  const byRow = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { nodeId, choiceId } = diagnostic.place;
    if (nodeId === undefined) continue;
    const rowId = choiceId === undefined ? nodeRowId(nodeId) : choiceRowId(choiceId);
    const known = byRow.get(rowId);
    if (known) known.push(diagnostic);
    else byRow.set(rowId, [diagnostic]);
  }
  return byRow;
}

/** The editing state of a row: its text or its target. */
export type OutlineTask = { readonly rowId: string; readonly kind: 'edit' | 'connect' };
