import type { Role, UserStatus } from '@dreamfork/api-client/contract';
import type { Kysely, Selectable } from 'kysely';

// Shared by SQLite and PostgreSQL: ids are text, moments epoch milliseconds, booleans 0 or 1.

type Flag = 0 | 1;

type UserTable = {
  id: string;
  username: string;
  /** Normalised for comparison; unique. */
  username_key: string;
  email: string;
  email_key: string;
  display_name: string;
  /** Null for an account that nobody can sign in to. */
  password_hash: string | null;
  role: Role;
  status: UserStatus;
  email_confirmed: Flag;
  theme: 'light' | 'dark' | 'creative';
  notifications: Flag;
  language: 'ru' | 'en';
  premium_expires_at: number | null;
  search_text: string;
  created_at: number;
  last_login_at: number | null;
  last_seen_at: number | null;
};

type SessionTable = {
  id: string;
  user_id: string;
  created_at: number;
  expires_at: number;
};

type StoryTable = {
  id: string;
  owner_id: string;
  title: string;
  description: string;
  is_public: Flag;
  version: number;
  cover_url: string | null;
  node_count: number;
  end_count: number;
  search_text: string;
  created_at: number;
  updated_at: number;
};

type StoryDocumentTable = {
  story_id: string;
  /** The document as JSON text. Lists never read it. */
  document: string;
};

type StoryVersionTable = {
  story_id: string;
  /** The story's version after the save that made this state. */
  version: number;
  /** Null for one that may be thinned. */
  name: string | null;
  saved_at: number;
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
  document: Buffer;
};

type StoryCounterTable = {
  story_id: string;
  view_count: number;
  choice_count: number;
  completion_count: number;
};

export type Tables = {
  users: UserTable;
  sessions: SessionTable;
  stories: StoryTable;
  story_documents: StoryDocumentTable;
  story_counters: StoryCounterTable;
  story_versions: StoryVersionTable;
  story_version_documents: StoryVersionDocumentTable;
};

export type Database = Kysely<Tables>;
export type UserRow = Selectable<UserTable>;

export const toFlag = (value: boolean): Flag => (value ? 1 : 0);
