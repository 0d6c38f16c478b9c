import type { WritingPlace } from '../session/state.ts';

/** What a page of the editor knows again after a reload, or when its reader comes back to it. */
export type PageMemory = {
  /** The key of the draft that it has written. */
  dreamforkDraft?: string;
  /** The drafts that its author wants to look at later. */
  dreamforkLater?: readonly string[];
  /** The node whose text was being written. */
  dreamforkWriting?: { readonly nodeId: string; readonly place: WritingPlace } | null;
};

/** Kept in the page's entry in the history of the browser: another visit to the address has none of it. */
export const pageMemory = (): PageMemory => ({ ...globalThis.history?.state });

export function rememberOnPage(memory: PageMemory): void {
  const known: PageMemory = pageMemory();
  const names = Object.keys(memory) as (keyof PageMemory)[];
  if (names.every((name) => known[name] === memory[name])) return;
  globalThis.history?.replaceState({ ...known, ...memory }, '');
}
