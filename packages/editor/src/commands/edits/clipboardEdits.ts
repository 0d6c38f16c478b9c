import {
  addNode,
  copyNodes,
  deleteNodes,
  deleteNotes,
  duplicateNodes,
  type InsertedClip,
  nodeDefaults,
  type Position,
  type Problem,
  pasteClip,
  type Result,
  type StoryClip,
} from '@dreamfork/story';
import { freePosition, nodeBox, noteBox } from '../../canvas/geometry/boxes.ts';
import { cellSize } from '../../canvas/geometry/geometry.ts';
import type { HistoryLabel } from '../../store/session/labels.ts';
import { emptySelection, type Selection, selectedNodes } from '../../store/session/selection.ts';
import type { Operation } from '../../store/session/state.ts';
import { type ClipboardTexts, clipToTexts, readTexts } from '../clipboard/clipHtml.ts';
import { type Passage, passagesOf } from '../clipboard/passages.ts';
import { composeOperations } from './composeOperations.ts';
import { type EditContext, reportRejected } from './context.ts';
import { editMessages } from './messages.ts';

/** Offset of a copy from its original. */
const step = 2 * cellSize;

/** Where to paste: `corner` is the upper left of what is pasted, `centre` its middle. */
export type PastePlace = { readonly corner: Position } | { readonly centre: Position };

const onGrid = (value: number): number => Math.round(value / cellSize) * cellSize;

function sizeOf({ nodes, notes }: StoryClip): { width: number; height: number } {
  const boxes = [...nodes.map(nodeBox), ...notes.map(noteBox)];
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  return {
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  };
}

export function createClipboardEdits(
  context: EditContext,
  { select, flushEditing }: { select: (selection: Selection) => void; flushEditing: () => void },
) {
  const { session, ids, locale, interaction, clipboard, viewCentre } = context;

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

  /** The place, or one beside it where no card or note begins already: pasting twice shows twice. */
  const freeCorner = (wanted: Position): Position => {
    const { nodes, notes } = session.getState().document;
    const taken = new Set(
      [...nodes, ...notes].map(({ position }) => `${position.x} ${position.y}`),
    );
    let corner = { x: onGrid(wanted.x), y: onGrid(wanted.y) };
    while (taken.has(`${corner.x} ${corner.y}`)) {
      corner = { x: corner.x + step, y: corner.y + step };
    }
    return corner;
  };

  const cornerFor = (clip: StoryClip, place: PastePlace): Position => {
    if ('corner' in place) return freeCorner(place.corner);
    const { width, height } = sizeOf(clip);
    return freeCorner({ x: place.centre.x - width / 2, y: place.centre.y - height / 2 });
  };

  const pastePassages = (passages: readonly Passage[], place: PastePlace): boolean => {
    const { title } = nodeDefaults('text', locale);
    let corner = freeCorner('corner' in place ? place.corner : place.centre);
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

  const copySelection = (): ClipboardTexts | null => {
    flushEditing();
    const state = session.getState();
    const { noteIds } = state.selection;
    const nodeIds = selectedNodes(state);
    if (nodeIds.length === 0 && noteIds.length === 0) return null;
    return clipToTexts(copyNodes(state.document, nodeIds, noteIds));
  };

  /** Takes what is selected off the canvas, without a question: it is in the clipboard. */
  const removeSelection = (): boolean => {
    const { document, selection } = session.getState();
    const selected = selectedNodes({ document, selection });
    const nodeIds = selected.filter((id) => id !== document.startNodeId);
    if (nodeIds.length < selected.length) {
      reportRejected(context, deleteNodes(document, { nodeIds: [document.startNodeId ?? ''] }));
    }
    return reportRejected(
      context,
      session.edit({
        label: 'cut',
        operation: composeOperations(
          (story) => deleteNodes(story, { nodeIds }),
          (story) => deleteNotes(story, { noteIds: selection.noteIds }),
        ),
      }),
    );
  };

  const notifyBlocked = (what: 'copyText' | 'pasteText') => {
    const messages = editMessages[locale].clipboard;
    interaction.notify({ status: 'warning', title: messages.title, description: messages[what] });
  };

  /** Pastes the clipboard into the story: a clip as it is, other text as text nodes. */
  const paste = (texts: ClipboardTexts, place: PastePlace): boolean => {
    const content = readTexts(texts);
    switch (content.kind) {
      case 'clip': {
        if (content.clip.nodes.length + content.clip.notes.length === 0) return false;
        const at = cornerFor(content.clip, place);
        return insert('paste', (story) => pasteClip(story, content.clip, { ids, at }));
      }
      case 'text':
        return pastePassages(passagesOf(content.text), place);
      case 'unreadable':
        interaction.refuse(content.code);
        return false;
      case 'nothing':
        return false;
    }
  };

  return {
    /** The selected nodes and notes with the connections among them, for a clipboard. */
    copySelection,

    /** The same, and they leave the canvas. */
    cutSelection: (): ClipboardTexts | null => {
      const texts = copySelection();
      return texts && removeSelection() ? texts : null;
    },
    paste,

    /** Copies to the clipboard from a menu; a browser that refuses is explained. */
    copyToClipboard: async ({ cuts = false }: { cuts?: boolean } = {}): Promise<void> => {
      const texts = copySelection();
      if (!texts) return;
      if (!(await clipboard.write(texts))) notifyBlocked('copyText');
      else if (cuts) removeSelection();
    },

    /** Pastes from a menu, at the given place or in the middle of the view. */
    pasteFromClipboard: async (corner?: Position): Promise<void> => {
      const texts = await clipboard.read();
      if (texts) paste(texts, corner ? { corner } : { centre: viewCentre() });
      else notifyBlocked('pasteText');
    },

    /** Copies what is selected within the story, a little lower and to the right. */
    duplicateSelection: (): boolean => {
      flushEditing();
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
