import type { StorySummary } from '@dreamfork/api-client/contract';

/** The calls of the leaf. A test holds these addresses beside the contract's. */
export const aboutPaths = {
  card: (id: string) => `/api/story/${encodeURIComponent(id)}/card`,
  like: (id: string) => `/content/${encodeURIComponent(id)}/like`,
};

/** What the leaf tells of a story. */
export type StoryFacts = Pick<
  StorySummary,
  | 'description'
  | 'authorName'
  | 'isPublic'
  | 'tags'
  | 'category'
  | 'readingMinutes'
  | 'endCount'
  | 'likeCount'
  | 'isLiked'
  | 'createdAt'
>;

export type LikeAnswer =
  | { status: 'done'; isLiked: boolean; likeCount: number }
  | { status: 'refused' }
  | { status: 'failed' };

export type AboutCallOptions = {
  /** Base address without a slash at the end; empty means the page's own origin. */
  baseUrl: string;
  token: string | null;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What an answer says of a story; what another server leaves out is not told. */
function readFacts(answer: unknown): StoryFacts {
  const card = Object(answer);
  return {
    description: text(card.description),
    authorName: text(card.authorName),
    isPublic: card.isPublic !== false,
    tags: Array.isArray(card.tags) ? card.tags.map(text).filter(Boolean) : [],
    category: text(card.category) ? card.category : null,
    readingMinutes: count(card.readingMinutes),
    endCount: count(card.endCount),
    likeCount: count(card.likeCount),
    isLiked: card.isLiked === true,
    createdAt: text(card.createdAt),
  };
}

/** The calls that the leaf takes, without schemas and client, as the reader has them. */
export function createAboutCalls({ baseUrl, token, fetch = globalThis.fetch }: AboutCallOptions) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  return {
    /** Null where the server tells nothing of stories. */
    loadFacts: async (id: string): Promise<StoryFacts | null> => {
      try {
        const answer = await fetch(baseUrl + aboutPaths.card(id), { headers });
        return answer.ok ? readFacts(await answer.json()) : null;
      } catch {
        return null;
      }
    },
    like: async (id: string, liked: boolean): Promise<LikeAnswer> => {
      try {
        const answer = await fetch(baseUrl + aboutPaths.like(id), {
          method: 'POST',
          headers,
          body: JSON.stringify({ liked }),
        });
        if (answer.status === 401) return { status: 'refused' };
        if (!answer.ok) return { status: 'failed' };
        const said = Object(await answer.json());
        return { status: 'done', isLiked: said.liked === true, likeCount: count(said.likeCount) };
      } catch {
        return { status: 'failed' };
      }
    },
  };
}

export type AboutCalls = ReturnType<typeof createAboutCalls>;
