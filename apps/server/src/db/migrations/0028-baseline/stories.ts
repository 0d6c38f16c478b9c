/** SQLite has no type `bytea`; it stores a blob as a blob in a column of any type. */
export const storyTables = (comparedText: string): readonly string[] => [
  `create table stories (
    id text not null primary key,
    owner_id text not null references users (id) on delete cascade, title text not null,
    description text not null, is_public integer not null, version integer not null,
    cover_url text, node_count integer not null, end_count integer not null,
    search_text text not null, created_at bigint not null, updated_at bigint not null,
    category text, word_count integer default 0 not null, size_bytes integer default 0 not null,
    title_key ${comparedText} default '' not null, deleted_at bigint, unpublished_reason text,
    unpublished_by text, unpublished_at bigint, unpublished_hash text,
    content_hash text default '' not null, cover_file_id text,
    counts_readings integer default 1 not null, shows_shares integer default 0 not null,
    discloses_model_text integer default 0 not null, cover_map text
  )`,
  `create index stories_by_owner on stories (owner_id, updated_at)`,
  `create index stories_public on stories (is_public, created_at, id)`,
  `create index stories_by_deletion on stories (deleted_at) where deleted_at is not null`,
  `create index stories_by_creation on stories (created_at)`,
  `create index stories_live on stories (is_public) where deleted_at is null`,
  `create table story_documents (
    story_id text not null primary key references stories (id) on delete cascade,
    document text not null
  )`,
  `create table story_versions (
    story_id text not null references stories (id) on delete cascade, version integer not null,
    name text, saved_at bigint not null, title text not null, node_count integer not null,
    connection_count integer not null, word_count integer not null, size_bytes integer not null,
    has_lost_text integer default 0 not null, has_model_text integer default 0 not null,
    constraint story_versions_key primary key (story_id, version)
  )`,
  `create table story_version_documents (
    story_id text not null, version integer not null, document bytea not null,
    constraint story_version_documents_key primary key (story_id, version),
    constraint story_version_documents_of foreign key (story_id, version)
      references story_versions (story_id, version) on delete cascade
  )`,
  `create table story_counters (
    story_id text not null primary key references stories (id) on delete cascade,
    view_count bigint not null, choice_count bigint not null, completion_count bigint not null,
    like_count bigint default 0 not null, comment_count bigint default 0 not null
  )`,
  `create index story_counters_by_views on story_counters (view_count desc, story_id)`,
  `create table story_listings (
    story_id text not null primary key references stories (id) on delete cascade,
    created_at bigint not null, title_key ${comparedText} not null, category text,
    view_count bigint not null, like_count bigint not null
  )`,
  `create index story_listings_by_created_at on story_listings (created_at, story_id)`,
  `create index story_listings_of_category_by_created_at
    on story_listings (category, created_at, story_id)`,
  `create index story_listings_by_title_key on story_listings (title_key, story_id)`,
  `create index story_listings_of_category_by_title_key
    on story_listings (category, title_key, story_id)`,
  `create index story_listings_by_view_count on story_listings (view_count, story_id)`,
  `create index story_listings_of_category_by_view_count
    on story_listings (category, view_count, story_id)`,
  `create index story_listings_by_like_count on story_listings (like_count, story_id)`,
  `create index story_listings_of_category_by_like_count
    on story_listings (category, like_count, story_id)`,
  `create table tags (
    tag_key ${comparedText} not null primary key, label text not null,
    story_count integer not null
  )`,
  `create index tags_by_use on tags (story_count, tag_key)`,
  `create table story_tags (
    story_id text not null references stories (id) on delete cascade,
    tag_key ${comparedText} not null references tags (tag_key), place integer not null,
    constraint story_tags_key primary key (story_id, tag_key)
  )`,
  `create index story_tags_by_tag on story_tags (tag_key, story_id)`,
  `create table story_likes (
    story_id text not null references stories (id) on delete cascade,
    user_id text not null references users (id) on delete cascade, created_at bigint not null,
    constraint story_likes_key primary key (story_id, user_id)
  )`,
  `create index story_likes_by_user on story_likes (user_id)`,
  `create table story_comments (
    id text not null primary key,
    story_id text not null references stories (id) on delete cascade,
    author_id text not null references users (id) on delete cascade, text text not null,
    created_at bigint not null
  )`,
  `create index story_comments_by_story on story_comments (story_id, created_at, id)`,
  `create index story_comments_by_author on story_comments (author_id)`,
  `create index story_comments_by_time on story_comments (created_at)`,
];
