import { copyNodes, deleteNodes, deleteNotes, type Position } from '@dreamfork/story';
import { lazily } from '@dreamfork/ui/lazy';
import { centreOf } from '../../geometry/bounds.ts';
import { type Selection, selectedNodes } from '../../store/session/selection.ts';
import { type ClipboardTexts, clipToTexts } from '../clipboard/clipHtml.ts';
import { composeOperations } from './composeOperations.ts';
import { type EditContext, reportRejected } from './context.ts';
import { editMessages } from './messages.ts';
import type { PastePlace } from './pasteEdits.ts';

const fetchPasteEdits = lazily(async () => (await import('./pasteEdits.ts')).createPasteEdits);

export function createClipboardEdits(
  context: EditContext,
  { select, flushEditing }: { select: (selection: Selection) => void; flushEditing: () => void },
) {
  const { session, locale, interaction, clipboard, view } = context;

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

  const pasteEdits = async () => {
    try {
      return (await fetchPasteEdits())(context, select);
    } catch {
      interaction.notify({ status: 'warning', title: editMessages[locale].rejected });
      return null;
    }
  };

  const paste = async (texts: ClipboardTexts, place: PastePlace): Promise<boolean> =>
    (await pasteEdits())?.paste(texts, place) ?? false;

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
      if (texts) await paste(texts, corner ? { corner } : { centre: centreOf(view()) });
      else notifyBlocked('pasteText');
    },

    /** Copies what is selected within the story. */
    duplicateSelection: async (): Promise<boolean> => {
      flushEditing();
      return (await pasteEdits())?.duplicate() ?? false;
    },
  };
}
