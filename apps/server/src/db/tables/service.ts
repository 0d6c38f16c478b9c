import type { ErrorCode, JobId } from '@dreamfork/api-client/contract';
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

export type ServiceTables = {
  server_settings: ServerSettingTable;
  job_runs: JobRunTable;
  prompt_templates: PromptTemplateTable;
  assistant_uses: AssistantUseTable;
  story_imports: StoryImportTable;
  story_file_extras: StoryFileExtrasTable;
};
