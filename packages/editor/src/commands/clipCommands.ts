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
import { type ClipboardTexts, clipToTexts, readTexts } from '../clipboard/clipHtml.ts';
import { type Passage, passagesOf } from '../clipboard/passages.ts';
import { shapeCommandMessages } from '../messages/index.ts';
import type { Operation } from '../session/createSession.ts';
import type { HistoryLabel } from '../session/labels.ts';
import { emptySelection, type Selection } from '../session/selection.ts';
import { nodeBox, noteBox } from './boxes.ts';
import { cellSize } from './cellSize.ts';
import { announce, type CommandContext } from './context.ts';
import { freePosition } from './freePosition.ts';
import { pickedNodes } from './pickedNodes.ts';
import { sequence } from './sequence.ts';

/** How far from its original a copy lies. */
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

export function createClipCommands(
  context: CommandContext,
  { select, flushEditing }: { select: (selection: Selection) => void; flushEditing: () => void },
) {
  const { session, ids, locale, interaction, clipboard, viewCentre } = context;

  /** Makes copies by an operation that names them, and selects them. */
  const insert = (
    label: HistoryLabel,
    operation: (story: Parameters<Operation>[0]) => Result<InsertedClip, Problem>,
  ): boolean => {
    let added: Pick<Selection, 'nodeIds' | 'noteIds'> = emptySelection;
    const isDone = announce(
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
    const isDone = announce(
      context,
      session.edit({ label: 'paste', operation: sequence(...additions) }),
    );
    if (isDone) select({ ...emptySelection, nodeIds });
    return isDone;
  };

  const copySelection = (): ClipboardTexts | null => {
    flushEditing();
    const state = session.getState();
    const { noteIds } = state.selection;
    const nodeIds = pickedNodes(state);
    if (nodeIds.length === 0 && noteIds.length === 0) return null;
    return clipToTexts(copyNodes(state.document, nodeIds, noteIds));
  };

  /** Takes what is selected off the canvas, without a question: it is in the clipboard. */
  const removeSelection = (): boolean => {
    const { document, selection } = session.getState();
    const picked = pickedNodes({ document, selection });
    const nodeIds = picked.filter((id) => id !== document.startNodeId);
    if (nodeIds.length < picked.length) {
      announce(context, deleteNodes(document, { nodeIds: [document.startNodeId ?? ''] }));
    }
    return announce(
      context,
      session.edit({
        label: 'cut',
        operation: sequence(
          (story) => deleteNodes(story, { nodeIds }),
          (story) => deleteNotes(story, { noteIds: selection.noteIds }),
        ),
      }),
    );
  };

  const tellClosed = (what: 'copyText' | 'pasteText') => {
    const words = shapeCommandMessages[locale].clipboard;
    interaction.notify({ status: 'warning', title: words.title, description: words[what] });
  };

  /** Puts what a clipboard holds into the story: parts of a story as they are, words as text nodes. */
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
      if (!(await clipboard.write(texts))) tellClosed('copyText');
      else if (cuts) removeSelection();
    },

    /** Pastes from a menu, at the given place or in the middle of the view. */
    pasteFromClipboard: async (corner?: Position): Promise<void> => {
      const texts = await clipboard.read();
      if (texts) paste(texts, corner ? { corner } : { centre: viewCentre() });
      else tellClosed('pasteText');
    },

    /** Copies what is selected within the story, a little lower and to the right. */
    duplicateSelection: (): boolean => {
      flushEditing();
      const nodeIds = pickedNodes(session.getState());
      const { noteIds } = session.getState().selection;
      if (nodeIds.length === 0 && noteIds.length === 0) return false;
      const offset = { x: step, y: step };
      return insert('duplicate', (story) =>
        duplicateNodes(story, { nodeIds, noteIds, ids, offset }),
      );
    },
  };
}
