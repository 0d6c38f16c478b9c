import type { MergeConflict } from '../merge/conflict.ts';
import { storyIndex } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import { updateChoice } from './choices.ts';
import type { EditResult } from './edit.ts';
import { updateGroup } from './groups.ts';
import { updateNote } from './notes.ts';
import { updateNode } from './updateNode.ts';
import { updateStory } from './updateStory.ts';

/** Which text of a story: of itself, a node, a choice, a group or a note. */
export type TextPlace = Pick<MergeConflict, 'kind' | 'id' | 'part' | 'choiceId'>;

/** The text at a place; undefined where the place is gone. */
export function readText(
  story: StoryDocument,
  { kind, id, part, choiceId }: TextPlace,
): string | undefined {
  if (kind === 'field') return id === 'title' ? story.title : story.description;
  if (kind === 'note') return story.notes.find((note) => note.id === id)?.text;
  if (kind === 'group') return story.groups.find((group) => group.id === id)?.title;
  const node = storyIndex(story).nodesById.get(id);
  if (choiceId !== undefined) return node?.choices.find((choice) => choice.id === choiceId)?.text;
  return part === 'title' ? node?.title : node?.content;
}

export type WriteTextInput = { place: TextPlace; text: string };

/** Writes the text at a place that a merge names (SPEC M13). */
export function writeText(
  story: StoryDocument,
  { place: { kind, id, part, choiceId }, text }: WriteTextInput,
): EditResult {
  if (kind === 'field') return updateStory(story, { [id]: text });
  if (kind === 'note') return updateNote(story, { noteId: id, text });
  if (kind === 'group') return updateGroup(story, { groupId: id, title: text });
  if (choiceId !== undefined) return updateChoice(story, { nodeId: id, choiceId, text });
  return updateNode(story, { nodeId: id, [part === 'title' ? 'title' : 'content']: text });
}
