import { moveNodes, moveNotes, type Position, type StoryDocument } from '@dreamfork/story';
import type { Selection } from '../session/selection.ts';
import { type Alignment, align, type Distribution, distribute } from './align.ts';
import { type Box, nodeBox, noteBox } from './boxes.ts';
import { announce, type CommandContext } from './context.ts';
import { sequence } from './sequence.ts';

/** The selected cards and notes as boxes, in the order of the story. */
function selectedBoxes(
  { nodes, notes }: StoryDocument,
  { nodeIds, noteIds }: Selection,
): { nodes: Box[]; notes: Box[] } {
  const chosen = new Set(nodeIds);
  const chosenNotes = new Set(noteIds);
  return {
    nodes: nodes.filter(({ id }) => chosen.has(id)).map(nodeBox),
    notes: notes.filter(({ id }) => chosenNotes.has(id)).map(noteBox),
  };
}

const nodeKey = (id: string) => `node ${id}`;
const noteKey = (id: string) => `note ${id}`;

/** Moves what is selected to where `layOut` puts it. Nodes and notes may share ids, boxes may not. */
function place(
  context: CommandContext,
  layOut: (boxes: readonly Box[]) => Record<string, Position>,
): boolean {
  const { session } = context;
  const { document, selection } = session.getState();
  const boxes = selectedBoxes(document, selection);
  const positions = layOut([
    ...boxes.nodes.map((box) => ({ ...box, id: nodeKey(box.id) })),
    ...boxes.notes.map((box) => ({ ...box, id: noteKey(box.id) })),
  ]);
  const pick = (list: readonly Box[], keyOf: (id: string) => string) =>
    Object.fromEntries(list.map(({ id }) => [id, positions[keyOf(id)] as Position]));
  return announce(
    context,
    session.edit({
      label: 'align',
      operation: sequence(
        (story) => moveNodes(story, { positions: pick(boxes.nodes, nodeKey) }),
        (story) => moveNotes(story, { positions: pick(boxes.notes, noteKey) }),
      ),
    }),
  );
}

export const alignSelected = (context: CommandContext, alignment: Alignment): boolean =>
  place(context, (boxes) => align(boxes, alignment));

export const distributeSelected = (context: CommandContext, distribution: Distribution): boolean =>
  place(context, (boxes) => distribute(boxes, distribution));
