import type { StoryDocument } from '@dreamfork/story';
import { isImportedBefore, type ReadStory } from '@dreamfork/story/formats';
import type { ImportServices, SaveProblem } from '../../services/index.ts';
import { findImportedIds, importedStates } from './importedStories.ts';

/** A story that a file can update. */
export type UpdateTarget = {
  /** Absent for a story that was never saved. */
  id?: string | undefined;
  /** The story as it is now. */
  document: () => StoryDocument;
  /** Puts the updated story in its place; `update` is asked for it last, when nothing else changes the story. The state before stays as a named version, where the server has versions. */
  save: (update: () => StoryDocument, versionName: string) => Promise<SaveProblem | null>;
  /** Whether it is open in this editor, so that undo brings the state before back. */
  isOpen: boolean;
};

export type FoundTarget = UpdateTarget & { imported: readonly StoryDocument[] };

type Search = {
  services: ImportServices;
  /** The story that is open in the editor, if there is an editor. */
  openStory: UpdateTarget | undefined;
  /** Whether the server is asked for a story with the title of the file. */
  asksForTitle: boolean;
};

/** The story of the author's that came from the file before; null if there is none. */
export async function findUpdateTarget(
  { story }: ReadStory,
  { services, openStory, asksForTitle }: Search,
): Promise<FoundTarget | null> {
  if (openStory && isImportedBefore(openStory.document(), story)) {
    const { id } = openStory;
    return { ...openStory, imported: id === undefined ? [] : await importedStates(id) };
  }
  const { findDuplicate, loadStory } = services;
  const known = await findImportedIds(story);
  // A story that is not found or cannot be read is no target: the file becomes a new story.
  const titled = asksForTitle
    ? await findDuplicate?.(story.title, undefined).catch(() => null)
    : null;
  for (const id of new Set([...known, ...(titled ? [titled.id] : [])])) {
    // oxlint-disable-next-line no-await-in-loop -- the first that fits is the one; there is seldom a second.
    const loaded = await loadStory?.(id).catch(() => null);
    if (!loaded?.ok || !isImportedBefore(loaded.value.document, story)) continue;
    const { document, isPublic, version } = loaded.value;
    return {
      id,
      document: () => document,
      save: async (update, replacedVersionName) => {
        const saved = await services.saveStory({
          ...{ id, document: update(), isPublic, version, replacedVersionName },
        });
        return saved.ok ? null : saved.error;
      },
      isOpen: false,
      // oxlint-disable-next-line no-await-in-loop -- the loop ends here.
      imported: await importedStates(id),
    };
  }
  return null;
}
