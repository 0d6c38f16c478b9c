import type { Category } from '@dreamfork/api-client/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Flag } from './flag.ts';

/** What readers get of a public story, and the newest state of one that has no draft beside that. */
type StoryTable = {
  id: string;
  owner_id: string;
  title: string;
  description: string;
  is_public: Flag;
  version: number;
  /** The first picture of the document that this server holds. */
  cover_url: string | null;
  /** A file of the owner's that is the cover in its place; null where none was chosen. */
  cover_file_id: string | null;
  /** The map of the story for a drawn cover, as JSON text; null where there is too little to draw. */
  cover_map: string | null;
  node_count: number;
  end_count: number;
  category: Category | null;
  word_count: Generated<number>;
  /** Size of the document as JSON text. */
  size_bytes: Generated<number>;
  /** Hash of the content that readers get. */
  content_hash: Generated<string>;
  /** As `storySearchText` makes it of title, description, tags and the author's name. */
  search_text: string;
  /** As `titleKey` makes it. */
  title_key: Generated<string>;
  /** Null unless the story was deleted; it can be restored for a day. */
  deleted_at: number | null;
  /** Whether readings are counted. */
  counts_readings: Generated<Flag>;
  /** Whether readers see what others chose. */
  shows_shares: Generated<Flag>;
  /** Whether readers are told that part of the text was written with a model. */
  discloses_model_text: Generated<Flag>;
  /** When this content was published; null where the author has made the story private. */
  published_at: number | null;
  /** Whether the author publishes by hand. */
  publishes_by_hand: Generated<Flag>;
  /** Why, by whom and when a moderator made it private; null unless one did. */
  unpublished_reason: string | null;
  unpublished_by: string | null;
  unpublished_at: number | null;
  /** Hash of the content that readers got then. */
  unpublished_hash: string | null;
  created_at: number;
  updated_at: number;
};

type StoryDocumentTable = {
  story_id: string;
  /** The document as JSON text. Lists never read it. */
  document: string;
};

/**
 * The draft of a story, where it is ahead of what readers get. A story that a moderator made private keeps what readers
 * got, until its author publishes again.
 */
type StoryDraftTable = Pick<
  StoryTable,
  | 'title'
  | 'description'
  | 'version'
  | 'cover_url'
  | 'cover_map'
  | 'node_count'
  | 'end_count'
  | 'updated_at'
> & {
  story_id: string;
  word_count: number;
  size_bytes: number;
  content_hash: string;
  title_key: string;
  /** Of title and description alone. */
  search_text: string;
  /** As JSON text. Lists never read it. */
  document: string;
};

type StoryVersionTable = {
  story_id: string;
  /** The story's version after the save that made this state. */
  version: number;
  /** Null for a version that may be thinned. */
  name: string | null;
  saved_at: number;
  /** Null where the account is gone. */
  saved_by: string | null;
  /** Whether it holds text that the next save removed. */
  has_lost_text: Generated<Flag>;
  /** Whether text of a model was taken into the story since the version before it. */
  has_model_text: Generated<Flag>;
  title: string;
  node_count: number;
  connection_count: number;
  word_count: number;
  size_bytes: number;
};

type StoryVersionDocumentTable = {
  story_id: string;
  version: number;
  /** JSON text as packed by `packText`. */
  document: ColumnType<Buffer, Uint8Array>;
};

type StoryCounterTable = {
  story_id: string;
  view_count: number;
  choice_count: number;
  completion_count: number;
  like_count: Generated<number>;
  comment_count: Generated<number>;
};

/** Authors whose stories are still to be indexed under their new name. */
type AuthorRenameTable = {
  author_id: string;
  /** The id of the last indexed story, in the order of ids; empty before the first. */
  done_up_to: string;
};

/**
 * The public index: one row per public story with the columns that lists filter and sort by. Rows are small
 * because every reading updates them. `view_count` and `like_count` repeat those of `story_counters`.
 */
type PublicIndexTable = {
  story_id: string;
  created_at: number;
  title_key: string;
  category: Category | null;
  view_count: number;
  like_count: number;
};

type TagTable = {
  /** As `tagKey` makes it. */
  tag_key: string;
  /** As its first author wrote it. */
  label: string;
  /** Number of public stories with it. */
  story_count: number;
};

type StoryTagTable = { story_id: string; tag_key: string; place: number };

type StoryLikeTable = { story_id: string; user_id: string; created_at: number };

type StoryCommentTable = {
  id: string;
  story_id: string;
  author_id: string;
  text: string;
  created_at: number;
};

export type StoryTables = {
  stories: StoryTable;
  story_documents: StoryDocumentTable;
  story_drafts: StoryDraftTable;
  story_counters: StoryCounterTable;
  story_listings: PublicIndexTable;
  author_renames: AuthorRenameTable;
  tags: TagTable;
  story_tags: StoryTagTable;
  story_likes: StoryLikeTable;
  story_comments: StoryCommentTable;
  story_versions: StoryVersionTable;
  story_version_documents: StoryVersionDocumentTable;
};
