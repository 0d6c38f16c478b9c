import type {
  AppealOutcome,
  AuditAction,
  AuditEntry,
  CaseItem,
  CaseOutcome,
  Category,
  ErrorCode,
  JobId,
  ReadingDevice,
  ReadingSource,
  ReportReason,
  Role,
  SignInFailureReason,
  SignInLockKind,
  UserStatus,
} from '@dreamfork/api-client/contract';
import type { NodeType } from '@dreamfork/story';
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';

// Shared by SQLite and PostgreSQL: ids are text, times epoch milliseconds, booleans 0 or 1.

type Flag = 0 | 1;

type UserTable = {
  id: string;
  username: string;
  /** Normalised for comparison; unique. */
  username_key: string;
  email: string;
  email_key: string;
  display_name: string;
  /** Null for an account without a password. */
  password_hash: string | null;
  role: Role;
  /** As last written: a suspension whose end has passed is lifted when the account is next used or listed. */
  status: UserStatus;
  /** What a decision of a moderator replaced; null where none is in force. */
  status_before: UserStatus | null;
  /** When the suspension ends by itself; null where there is none, or one without an end. */
  suspended_until: number | null;
  email_confirmed: Flag;
  theme: 'light' | 'dark' | 'creative';
  notifications: Flag;
  language: 'ru' | 'en';
  premium_expires_at: number | null;
  search_text: string;
  created_at: number;
  last_login_at: number | null;
  last_seen_at: number | null;
  /** The subject of the user at Google, once they have signed in through it. */
  google_subject: string | null;
  /** A file of their own. */
  avatar_file_id: string | null;
};

/** Users of one kind who were created in the same 30 days; kept by triggers. */
type UserCountTable = {
  /** Whole periods of 30 days since 1970. */
  created_period: number;
  /** When premium access ends, likewise; 0 for users who never had it. */
  premium_period: number;
  role: Role;
  status: UserStatus;
  count: number;
};

type SessionTable = {
  id: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  last_seen_at: number | null;
  browser: string | null;
  system: string | null;
  is_mobile: Flag;
};

export const linkPurposes = [
  'confirmation',
  'password-reset',
  'email-change',
  'decision',
  'decision-sign-in',
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

type SecondFactorTable = {
  user_id: string;
  /** The key in Base32. */
  secret: string;
  /** Null until a code of it was entered. */
  confirmed_at: number | null;
  /** The 30-second step of the last code that was accepted: each code works once. */
  last_step: number;
};

type RecoveryCodeTable = {
  user_id: string;
  /** Hash of the code. */
  hash: string;
};

type LinkTokenTable = {
  /** Hash of the token; the token itself is only in the email. */
  hash: string;
  user_id: string;
  purpose: LinkPurpose;
  /** The address that the email was sent to. */
  email: string;
  expires_at: number;
};

type GoogleSignInTable = {
  /** Hash of the secret in the browser's cookie. */
  browser_hash: string;
  state: string;
  nonce: string;
  code_verifier: string;
  return_to: string | null;
  /** Hash of the code that completes the sign-in; null until the browser returns from Google. */
  code_hash: string | null;
  user_id: string | null;
  /** Why the sign-in failed. */
  refusal: ErrorCode | null;
  expires_at: number;
};

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

type StoryVersionTable = {
  story_id: string;
  /** The story's version after the save that made this state. */
  version: number;
  /** Null for a version that may be thinned. */
  name: string | null;
  saved_at: number;
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

/** Recent events of readers, so that each is counted once. */
type StoryReadingTable = {
  story_id: string;
  /** As `readerKey` makes it. */
  reader: string;
  event: 'start' | 'end';
  counted_at: number;
};

/** Where each recent reading of a story stands. */
type ReadingStateTable = {
  story_id: string;
  /** The random id that the reader's browser made for it. */
  reading: string;
  version: number;
  /** Where it happens; both are null unless both are known. */
  source: ReadingSource | null;
  device: ReadingDevice | null;
  /** The last day (UTC) with events. */
  day: string;
  /** Where it stopped; null while it goes on, and once it came to an end. */
  left_node_id: string | null;
  has_ended: Flag;
};

/** What each recent reading met, once. Pages read `reading_figures` instead. */
type ReadingEventTable = {
  story_id: string;
  reading: string;
  type: 'node' | 'choice' | 'end';
  node_id: string;
  /** Empty unless the type is `choice`. */
  choice_id: string;
  day: string;
};

export type ReadingFigure =
  | 'start'
  | 'completion'
  | 'day-start'
  | 'day-completion'
  | 'version-start'
  | 'duration'
  | 'node'
  | 'left'
  | 'end'
  | 'choice';

/** What is also counted by day. */
export const dailyFigures = [
  'start',
  'completion',
  'duration',
  'node',
  'left',
  'end',
  'choice',
] as const satisfies readonly ReadingFigure[];
export type DailyFigure = (typeof dailyFigures)[number];

/** Sums over readings, kept as events arrive. */
type ReadingFigureTable = {
  story_id: string;
  /** 0 for the sum of all versions. */
  version: number;
  figure: ReadingFigure;
  /** What is counted: a node, a day, a version or a bucket of durations; empty for the story. */
  part: string;
  /** Empty unless the figure is `choice`. */
  choice_id: string;
  count: number;
};

/** Sums over what readings did on a day (UTC), kept for 90 days. */
type ReadingDayTable = Omit<ReadingFigureTable, 'figure'> & { day: string; figure: DailyFigure };

/**
 * The daily figures by where readings happen: sums of the day, kept for 90 days, and under an empty day the sums
 * of all days, which alone have rows of version 0.
 */
type ReadingSegmentTable = ReadingDayTable & { source: ReadingSource; device: ReadingDevice };

/** What happened on a day (UTC) that is over. */
type ActivityDayTable = {
  day: string;
  starts: number;
  completions: number;
  registrations: number;
  new_stories: number;
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

type ReportTable = {
  /** The id of the reported comment or story. */
  target_id: string;
  reporter_id: string;
  story_id: string;
  comment_id: string | null;
  reason: ReportReason;
  details: string | null;
  created_at: number;
  /** Null until a moderator decides. */
  settled_at: number | null;
  settled_by: string | null;
  outcome: CaseOutcome | null;
};

/** What is reported, as it was when it was first reported, and what moderators did about it. */
type ModerationCaseTable = {
  /** The id of the comment or story. */
  target_id: string;
  kind: CaseItem['kind'];
  story_id: string;
  /** Who wrote the comment or story. */
  author_id: string;
  status: CaseItem['status'];
  /** The last report, decision or appeal. */
  changed_at: number;
  /** When the evidence was recorded. */
  recorded_at: number;
  story_title: string;
  story_version: number;
  content_hash: string;
  comment_text: string | null;
  comment_created_at: number | null;
  claimed_by: string | null;
  claim_ends_at: number | null;
  /** The last decision; a case that is open again keeps it. */
  outcome: CaseOutcome | null;
  reason: string | null;
  decided_by: string | null;
  decided_at: number | null;
  /** When a suspension, or a ban that an administrator lifted, ends. */
  sanction_ends_at: number | null;
  /** Whether a decision about the author also hid the story or comment. */
  hid_content: Generated<Flag>;
  /** When the decision was taken back, also after an appeal. */
  reversed_at: number | null;
  /** Told by the staff who took it back without an appeal. */
  reversal_reason: string | null;
  appeal_text: string | null;
  appealed_at: number | null;
  appeal_outcome: AppealOutcome | null;
  appeal_answer: string | null;
  appeal_decided_at: number | null;
};

type CaseNoteTable = {
  id: string;
  target_id: string;
  /** Of the time of the note. */
  author_name: string;
  text: string;
  created_at: number;
};

/** Whether the content of a file is in the storage. */
export const mediaStatus = { ready: 0, arriving: 1 } as const;

type MediaFileTable = {
  id: string;
  owner_id: string;
  /** Of the content, which is stored once for all files that have it. */
  sha256: string;
  /** Of the picture that stands for a video. */
  poster_sha256: string | null;
  status: (typeof mediaStatus)[keyof typeof mediaStatus];
  /** The name that its owner sees. */
  original_name: string;
  file_name: string;
  mime_type: string;
  size_bytes: number;
  /** Place in `mediaFileTypes`. */
  type: number;
  description: string;
  tags: string;
  /** As `mediaSearchText` makes it of name, description and tags. */
  search_text: string;
  width: number | null;
  height: number | null;
  is_animated: Generated<Flag>;
  /** Seconds. */
  duration: number | null;
  /** JSON array of names, of a video or a sound. */
  codecs: string | null;
  /** A thumbhash in base64, for images and for videos with a poster. */
  placeholder: string | null;
  /** JSON array of numbers. */
  waveform: string | null;
  is_kept: Generated<Flag>;
  /** When the last use went, or since the upload; null while something uses the file. */
  unused_since: number | null;
  download_count: Generated<number>;
  created_at: number;
  updated_at: number;
};

/** The files that a story shows, its chosen cover included; all belong to the story's owner. */
type StoryMediaTable = {
  story_id: string;
  file_id: string;
  /** JSON array of the first nodes that show it, with id and title; empty for one that is the cover only. */
  nodes: string;
};

/** Uses of files as clients have noted them. */
type MediaNodeTable = {
  id: string;
  story_id: string;
  file_id: string;
  x: number;
  y: number;
  title: string;
  description: string;
  created_at: number;
};

/** Append-only: triggers refuse every change. Names are those of the time of the act. */
type AuditLogTable = {
  id: string;
  created_at: number;
  action: AuditAction;
  actor_id: string;
  actor_name: string;
  /** Of the client. */
  address: string;
  target_kind: NonNullable<AuditEntry['target']>['kind'] | null;
  target_id: string | null;
  target_name: string | null;
  reason: string | null;
  /** JSON objects. */
  value_before: string | null;
  value_after: string | null;
  search_text: string;
};

/** Attempts to sign in with a password that failed, kept for 30 days. */
type SignInFailureTable = {
  id: string;
  created_at: number;
  reason: SignInFailureReason;
  /** Null where the e-mail address has no account: what was typed is not stored. */
  user_id: string | null;
  /** The IPv4 address, or the IPv6 network, of the client. */
  network: string;
};

/** Attempts to sign in since a time, of a network, of a network to one account, or of a known browser. */
type SignInLimitTable = {
  /** A hash. */
  id: string;
  kind: SignInLockKind;
  network: string;
  user_id: string | null;
  attempts: number;
  /** When the count begins anew. */
  ends_at: number;
};

export type ServerSetting = 'notice' | 'registration' | 'change-lock';

/** What administrators set while the server runs, for all processes. */
type ServerSettingTable = { name: ServerSetting; value: string };

/** The last run of each job, on whichever process it was. */
type JobRunTable = {
  job: JobId;
  started_at: number;
  /** Null while it runs. */
  finished_at: number | null;
  /** Why it failed. */
  error: string | null;
};

/** A request to a model that a user has kept. */
type PromptTemplateTable = {
  user_id: string;
  key: string;
  title: string;
  node_type: NodeType;
  prompt: string;
};

/** How often a user has asked a model on a day; rows of past days are deleted with the next one. */
type AssistantUseTable = {
  user_id: string;
  /** Days since 1970 (UTC). */
  day: number;
  used: number;
};

/** States of an import that is not over; `receiving` while its file arrives. */
export const openImportStates = ['receiving', 'waiting', 'running'] as const;

export type ImportStatus = (typeof openImportStates)[number] | 'succeeded' | 'failed' | 'cancelled';

type StoryImportTable = {
  id: string;
  owner_id: string;
  status: ImportStatus;
  /** The process that has its file. Another one may take it over when the lease has ended. */
  runner: string;
  lease_ends_at: number;
  /** How often a process began its work. */
  attempts: Generated<number>;
  /** Share of the work that is done, 0 to 1. */
  progress: Generated<number>;
  /** JSON array of the media files that it is about to record. */
  file_ids: Generated<string>;
  story_id: Generated<string | null>;
  title: Generated<string | null>;
  node_count: Generated<number | null>;
  media_count: Generated<number | null>;
  /** Why it failed, and the file that it failed at. */
  error: Generated<ErrorCode | null>;
  error_place: Generated<string | null>;
  created_at: number;
  finished_at: Generated<number | null>;
};

/** Keys of an imported story file that this version does not know, as JSON. */
type StoryFileExtrasTable = { story_id: string; extras: string };

export type Tables = {
  users: UserTable;
  user_counts: UserCountTable;
  sessions: SessionTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  link_tokens: LinkTokenTable;
  google_sign_ins: GoogleSignInTable;
  stories: StoryTable;
  story_documents: StoryDocumentTable;
  story_counters: StoryCounterTable;
  story_readings: StoryReadingTable;
  reading_states: ReadingStateTable;
  reading_events: ReadingEventTable;
  reading_figures: ReadingFigureTable;
  reading_days: ReadingDayTable;
  reading_segments: ReadingSegmentTable;
  activity_days: ActivityDayTable;
  story_listings: PublicIndexTable;
  author_renames: AuthorRenameTable;
  tags: TagTable;
  story_tags: StoryTagTable;
  story_likes: StoryLikeTable;
  story_comments: StoryCommentTable;
  reports: ReportTable;
  moderation_cases: ModerationCaseTable;
  case_notes: CaseNoteTable;
  story_versions: StoryVersionTable;
  story_version_documents: StoryVersionDocumentTable;
  media_files: MediaFileTable;
  story_media: StoryMediaTable;
  media_nodes: MediaNodeTable;
  audit_log: AuditLogTable;
  sign_in_failures: SignInFailureTable;
  sign_in_limits: SignInLimitTable;
  server_settings: ServerSettingTable;
  job_runs: JobRunTable;
  prompt_templates: PromptTemplateTable;
  assistant_uses: AssistantUseTable;
  story_imports: StoryImportTable;
  story_file_extras: StoryFileExtrasTable;
};

export type Database = Kysely<Tables>;
export type UserRow = Selectable<UserTable>;
export type CaseRow = Selectable<ModerationCaseTable>;
export type StoryImportRow = Selectable<StoryImportTable>;
export type MediaFileRow = Selectable<MediaFileTable>;

export const toFlag = (value: boolean): Flag => (value ? 1 : 0);
