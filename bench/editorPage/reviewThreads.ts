import type { ReviewServices, ReviewThread } from '@dreamfork/editor';
import { type StoryDocument, succeed } from '@dreamfork/story';

const reader = {
  authorName: 'Нина',
  authorAvatarUrl: null,
  isByAuthor: false,
  isOwn: false,
  canDelete: true,
  editedAt: null,
};

/** Every tenth of these is about words that its author has changed since. */
const changedEvery = 10;

/** Threads all over a story, as its server answers them: in pages of a hundred. */
export function reviewOf({ nodes }: StoryDocument, count: number): ReviewServices {
  const threads = Array.from({ length: count }, (_, index): ReviewThread => {
    const { id: nodeId = '', content = '' } = nodes[(index * 7) % nodes.length] ?? {};
    const isChanged = index % changedEvery === 0;
    const source = isChanged ? content.replace(/\S+/, 'Раньше') : content;
    const createdAt = new Date(Date.UTC(2026, 10, 1, 0, count - index)).toISOString();
    return {
      id: `thread-${index}`,
      anchor: { kind: 'text', nodeId, source, from: 0, to: Math.min(40, source.length) },
      suggestion: index % 3 === 0 ? 'Тихо, почти неслышно' : null,
      takenAt: null,
      resolvedAt: null,
      reading: null,
      linkName: 'Первые читатели',
      comments: [
        {
          ...reader,
          id: `comment-${index}`,
          text: 'Здесь я остановилась и перечитала.',
          createdAt,
        },
      ],
      createdAt,
      updatedAt: createdAt,
    };
  });
  const page = 100;
  return {
    threads: async ({ cursor = '0' }) => {
      const end = Number(cursor) + page;
      return succeed({
        items: threads.slice(Number(cursor), end),
        nextCursor: end < count ? String(end) : null,
      });
    },
    addComment: async () => ({ ok: false, error: { message: '' } }),
    changeThread: async () => ({ ok: false, error: { message: '' } }),
    changeComment: async () => ({ ok: false, error: { message: '' } }),
    removeComment: async () => ({ ok: false, error: { message: '' } }),
  };
}
