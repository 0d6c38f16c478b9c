import type { EmailKind, ErrorCode, JobId } from '@dreamfork/api-client/contract';
import type { NodeType } from '@dreamfork/story';
import type { Generated } from 'kysely';

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

/** E-mails that wait, and those that were given up; a sent one is deleted. */
type OutgoingEmailTable = {
  id: string;
  /** Null where the account does not exist any more, or is still to be looked up. */
  user_id: string | null;
  kind: EmailKind;
  /** The address, shortened. */
  recipient: string;
  created_at: number;
  /** When the link in it ends. */
  expires_at: number | null;
  /** How often a process began to send it. */
  attempts: Generated<number>;
  /** While a process sends it, the end of its lease. */
  next_attempt_at: number;
  /** Why the last attempt failed. */
  error: Generated<string | null>;
  /** When it was given up. */
  failed_at: Generated<number | null>;
  /** The request that caused it, as the log names it. */
  request_id: string | null;
  /** The address and the e-mail, or the address that asked for a new password; encrypted. */
  content: string;
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
  /** The request that brought the file. */
  request_id: string | null;
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

/** Requests that count in a limit. PostgreSQL only. */
type RateLimitTable = {
  /** A hash. */
  id: string;
  hits: number;
  /** When the count begins anew, by the clock of the database. */
  ends_at: number;
};

/** The content of the marker in the media folder that all processes share. PostgreSQL only; at most one row. */
type MediaFolderTable = { number: 1; marker: string };

export type ServiceTables = {
  server_settings: ServerSettingTable;
  job_runs: JobRunTable;
  outgoing_emails: OutgoingEmailTable;
  prompt_templates: PromptTemplateTable;
  assistant_uses: AssistantUseTable;
  story_imports: StoryImportTable;
  story_file_extras: StoryFileExtrasTable;
  rate_limits: RateLimitTable;
  media_folder: MediaFolderTable;
};
