import type { StorySummary } from '@dreamfork/api-client';

/** A public story with default values. */
export const testSummary = (id: string, summary: Partial<StorySummary> = {}): StorySummary => ({
  id,
  title: `История ${id}`,
  description: '',
  isPublic: true,
  version: 1,
  authorName: 'Анна',
  coverUrl: null,
  nodeCount: 3,
  endCount: 1,
  viewCount: 0,
  choiceCount: 0,
  tags: [],
  category: null,
  wordCount: 0,
  readingMinutes: 0,
  likeCount: 0,
  commentCount: 0,
  isLiked: false,
  isOwn: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...summary,
});
