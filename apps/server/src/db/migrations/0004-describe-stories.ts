import type { Kysely } from 'kysely';
import { indexStory, storySearchText, titleKey } from './0004-story-search.ts';

const batchSize = 200;

/** The columns that this migration reads and writes. */
export type StoredStories = {
  stories: {
    id: string;
    owner_id: string;
    title: string;
    description: string;
    is_public: number;
    version: number;
    cover_url: string | null;
    created_at: number;
    search_text: string;
    title_key: string;
    word_count: number;
    size_bytes: number;
  };
  users: { id: string; display_name: string };
  story_documents: { story_id: string; document: string };
  story_counters: { story_id: string; view_count: number };
  story_versions: { story_id: string; version: number; word_count: number; size_bytes: number };
  story_listings: {
    story_id: string;
    created_at: number;
    title_key: string;
    category: string | null;
    view_count: number;
    like_count: number;
  };
};

type Document = { nodes: { media: { mediaType: string; url: string }[] }[] };

// Only pictures of this server: the content security policy blocks others.
const ownPicture = /^\/(?:demo|api\/media)\/[\w./-]+$/;

function findCover({ nodes }: Document): string | null {
  for (const { media } of nodes) {
    const picture = media.find(
      ({ mediaType, url }) => mediaType === 'image' && ownPicture.test(url) && !url.includes('..'),
    );
    if (picture) return picture.url;
  }
  return null;
}

const storiesAfter = (database: Kysely<StoredStories>, id: string) =>
  database
    .selectFrom('stories')
    .innerJoin('users', 'users.id', 'stories.owner_id')
    .innerJoin('story_documents', 'story_documents.story_id', 'stories.id')
    .leftJoin('story_counters', 'story_counters.story_id', 'stories.id')
    .leftJoin('story_versions', (join) =>
      join
        .onRef('story_versions.story_id', '=', 'stories.id')
        .onRef('story_versions.version', '=', 'stories.version'),
    )
    .select([
      'stories.id',
      'stories.title',
      'stories.description',
      'stories.is_public',
      'stories.cover_url',
      'stories.created_at',
      'users.display_name',
      'story_documents.document',
      'story_counters.view_count',
      'story_versions.word_count',
      'story_versions.size_bytes',
    ])
    .where('stories.id', '>', id)
    .orderBy('stories.id')
    .limit(batchSize);

type OldStory = Awaited<ReturnType<ReturnType<typeof storiesAfter>['execute']>>[number];

async function describe(database: Kysely<StoredStories>, story: OldStory): Promise<void> {
  const text = storySearchText(story.title, story.description, story.display_name);
  const key = titleKey(story.title);
  await database
    .updateTable('stories')
    .set({
      search_text: text,
      title_key: key,
      // Documents were checked before they were stored.
      cover_url: story.cover_url ?? findCover(JSON.parse(story.document)),
      word_count: story.word_count ?? 0,
      size_bytes: story.size_bytes ?? Buffer.byteLength(story.document),
    })
    .where('id', '=', story.id)
    .execute();
  if (story.is_public !== 1) return;
  await database
    .insertInto('story_listings')
    .values({
      story_id: story.id,
      created_at: story.created_at,
      title_key: key,
      category: null,
      view_count: story.view_count ?? 0,
      like_count: 0,
    })
    .execute();
  await indexStory(database, story.id, text);
}

/** Fills the new columns, the list of public stories and the search index for the stories that exist. */
export async function describeStories(database: Kysely<StoredStories>): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const found = await storiesAfter(database, after).execute();
    for (const story of found) await describe(database, story);
    after = found.at(-1)?.id;
  }
}
