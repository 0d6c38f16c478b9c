import type { StoryDocument } from '@dreamfork/story';

/** A story as its readers get it: without the author's notes, tests and statuses. */
export function storyForReaders<Story extends StoryDocument>({
  tests: _tests,
  nodes,
  ...story
}: Story) {
  return {
    ...story,
    nodes: nodes.map(({ status: _status, ...node }) => node),
    notes: [],
  };
}

/**
 * What readers see of a story: what they get, without the map of it. Two documents with the same content are the
 * same story to whoever reads them.
 */
export function readerContent(story: StoryDocument) {
  const { notes: _notes, groups: _groups, nodes, ...content } = storyForReaders(story);
  return {
    ...content,
    nodes: nodes.map(({ position: _position, groupId: _groupId, ...node }) => node),
  };
}
