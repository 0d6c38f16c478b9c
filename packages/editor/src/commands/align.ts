import { moveNodes, moveNotes, type Position, type StoryDocument } from '@dreamfork/story';
import { type Box, nodeBox, noteBox } from '../geometry/boxes.ts';
import type { Selection } from '../store/session/selection.ts';
import { composeOperations } from './edits/composeOperations.ts';
import { type EditContext, reportRejected } from './edits/context.ts';

export const alignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

export const distributions = ['horizontally', 'vertically'] as const;
export type Distribution = (typeof distributions)[number];

type Axis = { start: (box: Box) => number; length: (box: Box) => number };

const across: Axis = { start: ({ x }) => x, length: ({ width }) => width };
const down: Axis = { start: ({ y }) => y, length: ({ height }) => height };

const onAxis = (axis: Axis, { x, y }: Box, value: number): Position =>
  axis === across ? { x: Math.round(value), y } : { x, y: Math.round(value) };

/** How much of a box lies before the line it is aligned by. */
const shares: Record<Alignment, { axis: Axis; share: number }> = {
  left: { axis: across, share: 0 },
  centre: { axis: across, share: 0.5 },
  right: { axis: across, share: 1 },
  top: { axis: down, share: 0 },
  middle: { axis: down, share: 0.5 },
  bottom: { axis: down, share: 1 },
};

/** Where boxes lie that share an edge, or a middle, of the room they take together. */
export function align(boxes: readonly Box[], alignment: Alignment): Record<string, Position> {
  const { axis, share } = shares[alignment];
  const from = Math.min(...boxes.map(axis.start));
  const to = Math.max(...boxes.map((box) => axis.start(box) + axis.length(box)));
  const line = from + (to - from) * share;
  return Object.fromEntries(
    boxes.map((box) => [box.id, onAxis(axis, box, line - axis.length(box) * share)]),
  );
}

/** Where boxes lie with the same gap between neighbours; the outermost two stay. */
export function distribute(
  boxes: readonly Box[],
  distribution: Distribution,
): Record<string, Position> {
  const axis = distribution === 'horizontally' ? across : down;
  const middle = (box: Box) => axis.start(box) + axis.length(box) / 2;
  const sorted = [...boxes].sort((one, other) => middle(one) - middle(other));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return {};
  const room = axis.start(last) + axis.length(last) - axis.start(first);
  const filled = sorted.reduce((sum, box) => sum + axis.length(box), 0);
  const gap = (room - filled) / Math.max(1, sorted.length - 1);
  let place = axis.start(first);
  return Object.fromEntries(
    sorted.map((box) => {
      const position = onAxis(axis, box, place);
      place += axis.length(box) + gap;
      return [box.id, position];
    }),
  );
}

/** The selected cards and notes as boxes, in the order of the story. */
function selectedBoxes(
  { nodes, notes }: StoryDocument,
  { nodeIds, noteIds }: Selection,
): { nodes: Box[]; notes: Box[] } {
  const selected = new Set(nodeIds);
  const selectedNotes = new Set(noteIds);
  return {
    nodes: nodes.filter(({ id }) => selected.has(id)).map(nodeBox),
    notes: notes.filter(({ id }) => selectedNotes.has(id)).map(noteBox),
  };
}

const nodeKey = (id: string) => `node ${id}`;
const noteKey = (id: string) => `note ${id}`;

/** Moves what is selected to where `layOut` puts it. Nodes and notes may share ids, boxes may not. */
function place(
  context: EditContext,
  layOut: (boxes: readonly Box[]) => Record<string, Position>,
): boolean {
  const { session } = context;
  const { document, selection } = session.getState();
  const boxes = selectedBoxes(document, selection);
  const positions = layOut([
    ...boxes.nodes.map((box) => ({ ...box, id: nodeKey(box.id) })),
    ...boxes.notes.map((box) => ({ ...box, id: noteKey(box.id) })),
  ]);
  const positionsOf = (list: readonly Box[], keyOf: (id: string) => string) =>
    Object.fromEntries(list.map(({ id }) => [id, positions[keyOf(id)] as Position]));
  return reportRejected(
    context,
    session.edit({
      label: 'align',
      operation: composeOperations(
        (story) => moveNodes(story, { positions: positionsOf(boxes.nodes, nodeKey) }),
        (story) => moveNotes(story, { positions: positionsOf(boxes.notes, noteKey) }),
      ),
    }),
  );
}

export const alignSelected = (context: EditContext, alignment: Alignment): boolean =>
  place(context, (boxes) => align(boxes, alignment));

export const distributeSelected = (context: EditContext, distribution: Distribution): boolean =>
  place(context, (boxes) => distribute(boxes, distribution));
