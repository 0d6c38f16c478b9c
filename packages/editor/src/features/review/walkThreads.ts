import type { Editor } from '../../commands/command.ts';
import { reviewFor } from './createReview.ts';
import { reviewMessages } from './messages.ts';
import { type PlacedThread, threadsInOrder } from './threadPlaces.ts';

/** Unfolds a thread in the panel and shows on the canvas where it stands. */
export function showThread(editor: Editor, { thread, place }: PlacedThread): void {
  const { edits, workspace } = editor;
  reviewFor(editor).open(thread);
  const { nodeId, choiceId } = place;
  if (nodeId !== null) edits.showPlace({ nodeId, ...(choiceId !== null && { choiceId }) });
  workspace.openDock('review');
}

async function openThreads(editor: Editor): Promise<PlacedThread[]> {
  const review = reviewFor(editor);
  if (review.getState().status !== 'ready') await review.load();
  const { threads } = review.getState();
  const { document } = editor.session.getState();
  return threadsInOrder(document, threads, { shown: 'open', person: null });
}

/** To the open thread after or before the one that is unfolded; after the last comes the first. */
export async function walkThreads(editor: Editor, direction: 'next' | 'previous'): Promise<void> {
  const rows = await openThreads(editor);
  const { current, status } = reviewFor(editor).getState();
  const at = rows.findIndex(({ thread }) => thread.id === current);
  const isNext = direction === 'next';
  const row =
    at === -1 ? rows.at(isNext ? 0 : -1) : rows.at((at + (isNext ? 1 : -1)) % rows.length);
  if (row) return showThread(editor, row);
  if (status !== 'ready') return editor.workspace.openDock('review');
  const messages = reviewMessages[editor.locale];
  editor.interaction.notify({ status: 'info', title: messages.noneOpen });
}

/** Unfolds the first open thread about a node. */
export async function showNodeThreads(editor: Editor, nodeId: string): Promise<void> {
  const row = (await openThreads(editor)).find(({ place }) => place.nodeId === nodeId);
  if (row) showThread(editor, row);
}
