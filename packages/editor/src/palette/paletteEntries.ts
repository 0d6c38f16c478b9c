import { findNode, type SearchHit, type StoryDocument } from '@dreamfork/story';
import type { ActionContext } from '../actions/action.ts';
import { type ActionId, actionIds, actionOf } from '../actions/actions.ts';
import { isActionAvailable } from '../actions/runAction.ts';

export type PaletteEntry =
  | { kind: 'action'; id: ActionId }
  | { kind: 'node'; id: string; hit?: SearchHit };

export const keyOfEntry = ({ kind, id }: PaletteEntry): string => `${kind}:${id}`;

const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** What can be done now whose name holds all the words; names that begin so come first. */
export function matchingActions(
  text: string,
  names: Record<ActionId, string>,
  context: ActionContext,
): PaletteEntry[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const isOffered = (id: ActionId) =>
    actionOf(id).group !== 'keys' && id !== 'palette' && isActionAvailable(id, context);
  const fits = actionIds.filter(
    (id) => words.every((word) => fold(names[id]).includes(word)) && isOffered(id),
  );
  const begins = (id: ActionId) => fold(names[id]).startsWith(words[0] ?? '');
  return [...fits.filter(begins), ...fits.filter((id) => !begins(id))].map((id) => ({
    kind: 'action',
    id,
  }));
}

/** Those of the last entries that can still be used. */
export function recentEntries(
  recent: readonly PaletteEntry[],
  document: StoryDocument,
  context: ActionContext,
): PaletteEntry[] {
  return recent.filter((entry) =>
    entry.kind === 'node'
      ? findNode(document, entry.id) !== undefined
      : isActionAvailable(entry.id, context),
  );
}

const recentMaximum = 5;

/** The last entries used, the newest first, each once. */
export const withRecent = (
  recent: readonly PaletteEntry[],
  used: PaletteEntry,
): readonly PaletteEntry[] =>
  [
    { kind: used.kind, id: used.id } as PaletteEntry,
    ...recent.filter((entry) => keyOfEntry(entry) !== keyOfEntry(used)),
  ].slice(0, recentMaximum);
