import {
  addNode,
  clipVariableClashes,
  duplicateNodes,
  type InsertedClip,
  nodeDefaults,
  type Position,
  type Problem,
  pasteClip,
  type Result,
  type StoryClip,
} from '@dreamfork/story';
import { freeBox, freePosition, nodeBox, noteBox } from '../../geometry/boxes.ts';
import { cellSize, onGrid } from '../../geometry/geometry.ts';
import type { HistoryLabel } from '../../store/session/labels.ts';
import { emptySelection, type Selection, selectedNodes } from '../../store/session/selection.ts';
import type { Operation } from '../../store/session/state.ts';
import type { ClipboardTexts } from '../clipboard/clipHtml.ts';
import { type Passage, passagesOf, readTexts } from '../clipboard/readTexts.ts';
import { composeOperations } from './composeOperations.ts';
import { type EditContext, reportRejected } from './context.ts';

/** Offset of a copy from its original. */
const step = 2 * cellSize;

/** Where to paste: `corner` is the upper left of what is pasted, `centre` its middle. */
export type PastePlace = { readonly corner: Position } | { readonly centre: Position };

function sizeOf({ nodes, notes }: StoryClip): { width: number; height: number } {
  const boxes = [...nodes.map(nodeBox), ...notes.map(noteBox)];
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  return {
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  };
}

/** Pastes and duplicates what is selected: code that comes with the first paste, or ahead of it. */
export function createPasteEdits(context: EditContext, select: (selection: Selection) => void) {
  const { session, ids, locale, interaction, view } = context;

  /** Makes copies by an operation that names them, and selects them. */
  const insert = (
    label: HistoryLabel,
    operation: (story: Parameters<Operation>[0]) => Result<InsertedClip, Problem>,
  ): boolean => {
    let added: Pick<Selection, 'nodeIds' | 'noteIds'> = emptySelection;
    const isDone = reportRejected(
      context,
      session.edit({
        label,
        operation: (story) => {
          const result = operation(story);
          if (result.ok) added = { nodeIds: result.value.nodeIds, noteIds: result.value.noteIds };
          return result;
        },
      }),
    );
    if (isDone) select({ ...emptySelection, nodeIds: added.nodeIds, noteIds: added.noteIds });
    return isDone;
  };

  /** The place on the grid, or the nearest one where what is pasted hides nothing. */
  const cornerFor = (clip: StoryClip, place: PastePlace): Position => {
    const size = sizeOf(clip);
    const corner =
      'corner' in place
        ? place.corner
        : { x: place.centre.x - size.width / 2, y: place.centre.y - size.height / 2 };
    const { document } = session.getState();
    return freeBox(document, { ...onGrid(corner), ...size }, view().covered);
  };

  const pastePassages = (passages: readonly Passage[], place: PastePlace): boolean => {
    const { title } = nodeDefaults('text', locale);
    let corner = onGrid('corner' in place ? place.corner : place.centre);
    const nodeIds: string[] = [];
    const additions = passages.map((passage): Operation => {
      const node = { id: ids.next(), type: 'text' as const, title, ...passage };
      nodeIds.push(node.id);
      return (story) => {
        const position = freePosition(story, corner, node);
        corner = position;
        return addNode(story, { node: { ...node, position } }, { random: context.random });
      };
    });
    const isDone = reportRejected(
      context,
      session.edit({ label: 'paste', operation: composeOperations(...additions) }),
    );
    if (isDone) select({ ...emptySelection, nodeIds });
    return isDone;
  };

  /** Pastes parts of a story; variables of equal names and different types are asked about first. */
  const pasteParts = async (clip: StoryClip, place: PastePlace): Promise<boolean> => {
    if (clip.nodes.length + clip.notes.length === 0) return false;
    const clashes = clipVariableClashes(session.getState().document, clip);
    const answers = clashes.length > 0 ? await interaction.resolveClipVariables(clashes) : {};
    if (!answers) return false;
    const at = cornerFor(clip, place);
    return insert('paste', (story) => pasteClip(story, clip, { ids, at, answers }));
  };

  return {
    /** Pastes the clipboard into the story: a clip as it is, other text as text nodes. */
    paste: async (texts: ClipboardTexts, place: PastePlace): Promise<boolean> => {
      const content = readTexts(texts);
      switch (content.kind) {
        case 'clip':
          return pasteParts(content.clip, place);
        case 'text':
          return pastePassages(passagesOf(content.text), place);
        case 'unreadable':
          interaction.refuse(content.code);
          return false;
        case 'nothing':
          return false;
      }
    },

    /** Copies what is selected within the story, a little lower and to the right. */
    duplicate: (): boolean => {
      const nodeIds = selectedNodes(session.getState());
      const { noteIds } = session.getState().selection;
      if (nodeIds.length === 0 && noteIds.length === 0) return false;
      const offset = { x: step, y: step };
      return insert('duplicate', (story) =>
        duplicateNodes(story, { nodeIds, noteIds, ids, offset }),
      );
    },
  };
}
