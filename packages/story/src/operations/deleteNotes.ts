import type { StoryDocument } from '../schema/document.ts';
import { type EditResult, edited, refused } from './edit.ts';

export type DeleteNotesInput = { noteIds: readonly string[] };

/** Deletes notes (SPEC E34). */
export function deleteNotes(story: StoryDocument, { noteIds }: DeleteNotesInput): EditResult {
  const known = new Set(story.notes.map(({ id }) => id));
  for (const noteId of noteIds) {
    if (!known.has(noteId)) return refused('note-not-found', { noteId });
  }
  const doomed = new Set(noteIds);
  if (doomed.size === 0) return edited(story, story);
  return edited(story, { ...story, notes: story.notes.filter(({ id }) => !doomed.has(id)) });
}
