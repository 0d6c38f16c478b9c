/**
 * The index is contentless; its row numbers are never reused. Words are stored truncated, so a tokenizer that
 * splits at spaces is enough. A trigger removes what leaves the list, also by a cascading delete.
 */
export const sqliteStorySearch: readonly string[] = [
  `create table story_search_rows (
    number integer primary key autoincrement,
    story_id text not null unique references story_listings (story_id) on delete cascade
  )`,
  `create virtual table story_search using fts5 (
    words, content = '', contentless_delete = 1, detail = none,
    prefix = '1 2 3 4 5 6 7', tokenize = 'ascii'
  )`,
  `create trigger story_search_leaves after delete on story_search_rows begin
    delete from story_search where rowid = old.number;
  end`,
];

export const postgresStorySearch: readonly string[] = [
  `create table story_search (
    story_id text primary key references story_listings (story_id) on delete cascade,
    words tsvector not null
  )`,
  `create index story_search_words on story_search using gin (words)`,
];
