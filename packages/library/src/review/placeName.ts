import { findNode, type ReviewAnchor, type StoryDocument } from '@dreamfork/story';
import { mediaName, nodeIdOf } from './anchors.ts';

type PlaceMessages = {
  story: string;
  passage: (title: string) => string;
  choice: string;
  file: string;
};

/** Says what a comment is about. */
export function placeName(
  messages: PlaceMessages,
  story: StoryDocument,
  anchor: ReviewAnchor,
): string {
  const nodeId = nodeIdOf(anchor);
  const node = nodeId === null ? undefined : findNode(story, nodeId);
  // A comment on a passage that is gone is about the story.
  if (!node) return messages.story;
  const passage = messages.passage(node.title);
  if (anchor.kind === 'choice') return `${passage} · ${messages.choice}`;
  if (anchor.kind !== 'media') return passage;
  return [passage, messages.file, mediaName(story, anchor)].filter(Boolean).join(' · ');
}
