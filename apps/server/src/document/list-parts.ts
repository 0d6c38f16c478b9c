import type { StoryDocument } from '@dreamfork/story';

/** The ids of the choices of each node. */
export type StoryParts = Map<string, string[]>;

/** Lists the nodes and choices of a stored document. Pure; runs on any thread. */
export function listParts(text: string): StoryParts {
  const { nodes } = JSON.parse(text) as StoryDocument;
  return new Map(nodes.map(({ id, choices }) => [id, choices.map((choice) => choice.id)]));
}
