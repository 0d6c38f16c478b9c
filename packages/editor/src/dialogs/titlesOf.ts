import type { StoryDocument } from '@dreamfork/story';

/** Finds the title of a node or group in the first of these versions that has it. */
export function titlesOf(documents: readonly StoryDocument[]): (id: string) => string | undefined {
  const titles = new Map<string, string>();
  for (const { nodes, groups } of documents) {
    for (const { id, title } of [...nodes, ...groups]) {
      if (title && !titles.has(id)) titles.set(id, title);
    }
  }
  return (id) => titles.get(id);
}
