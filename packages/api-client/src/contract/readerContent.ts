import type { StoryDocument } from '@dreamfork/story';

/**
 * What a story gives its readers: all but the author's map of it. Two documents with the same content are the
 * same story to whoever reads them.
 */
export function readerContent({
  notes: _notes,
  groups: _groups,
  tests: _tests,
  nodes,
  ...story
}: StoryDocument) {
  return {
    ...story,
    nodes: nodes.map(
      ({ position: _position, groupId: _groupId, status: _status, ...node }) => node,
    ),
  };
}
