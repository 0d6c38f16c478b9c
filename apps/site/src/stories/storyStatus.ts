export type StoryStatus = 'published' | 'draft' | 'unknown';

/** How far a story is. Servers that do not say whether it is public leave it unknown. */
export function storyStatus({ isPublic }: { isPublic?: boolean }): StoryStatus {
  if (isPublic === undefined) return 'unknown';
  return isPublic ? 'published' : 'draft';
}
