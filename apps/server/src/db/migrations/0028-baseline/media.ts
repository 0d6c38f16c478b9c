export const mediaTables: readonly string[] = [
  `create table media_files (
    id text not null primary key,
    owner_id text not null references users (id) on delete cascade, sha256 text not null,
    poster_sha256 text, status integer not null, original_name text not null,
    file_name text not null, mime_type text not null, size_bytes bigint not null,
    type integer not null, description text not null, tags text not null,
    search_text text not null, width integer, height integer,
    is_animated integer default 0 not null, duration double precision, placeholder text,
    waveform text, is_kept integer default 0 not null, download_count bigint default 0 not null,
    created_at bigint not null, updated_at bigint not null, unused_since bigint, codecs text
  )`,
  `create index media_files_by_owner on media_files (owner_id, created_at, id)`,
  `create index media_files_by_sha256 on media_files (sha256)`,
  `create index media_files_by_poster_sha256 on media_files (poster_sha256)`,
  `create table story_media (
    story_id text not null references stories (id) on delete cascade,
    file_id text not null references media_files (id) on delete cascade, nodes text not null,
    constraint story_media_key primary key (story_id, file_id)
  )`,
  `create index story_media_by_file on story_media (file_id)`,
  `create table media_nodes (
    id text not null primary key,
    story_id text not null references stories (id) on delete cascade,
    file_id text not null references media_files (id) on delete cascade,
    x double precision not null, y double precision not null, title text not null,
    description text not null, created_at bigint not null
  )`,
  `create index media_nodes_by_story_id on media_nodes (story_id)`,
  `create index media_nodes_by_file_id on media_nodes (file_id)`,
  `create table story_imports (
    id text not null primary key,
    owner_id text not null references users (id) on delete cascade, status text not null,
    runner text not null, lease_ends_at bigint not null, attempts integer default 0 not null,
    progress double precision default 0 not null, file_ids text default '[]' not null,
    story_id text, title text, node_count integer, media_count integer, error text,
    error_place text, created_at bigint not null, finished_at bigint
  )`,
  `create index story_imports_by_status on story_imports (status, lease_ends_at)`,
  `create index story_imports_by_owner on story_imports (owner_id, status)`,
  `create index story_imports_by_end on story_imports (finished_at)`,
  `create table story_file_extras (
    story_id text not null primary key references stories (id) on delete cascade,
    extras text not null
  )`,
];
