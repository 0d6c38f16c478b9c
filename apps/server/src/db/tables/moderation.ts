import type {
  AppealOutcome,
  AuditAction,
  AuditEntry,
  CaseItem,
  CaseOutcome,
  ReportReason,
} from '@dreamfork/api-client/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Flag } from './flag.ts';

type ReportTable = {
  /** The id of the reported comment or story. */
  target_id: string;
  reporter_id: string;
  story_id: string;
  comment_id: string | null;
  reason: ReportReason;
  details: string | null;
  /** Where in the story the reader was; null where they did not say. */
  node_id: string | null;
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
  /** Of a comment on a draft, what else is kept of it, as JSON text. */
  review_evidence: Generated<string | null>;
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
  /** Whether readers saw the story or comment when it was decided about. */
  was_visible: Generated<Flag>;
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

/** Reported stories, as they were when their case was opened. */
type CaseStoryTable = {
  target_id: string;
  /** JSON text as packed by `packText`. */
  document: ColumnType<Buffer, Uint8Array>;
  size_bytes: number;
};

/** The files that reported stories showed when their case was opened. */
type CaseMediaTable = {
  target_id: string;
  file_id: string;
};

type CaseNoteTable = {
  id: string;
  target_id: string;
  /** Of the time of the note. */
  author_name: string;
  text: string;
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

export type ModerationTables = {
  reports: ReportTable;
  moderation_cases: ModerationCaseTable;
  case_stories: CaseStoryTable;
  case_media: CaseMediaTable;
  case_notes: CaseNoteTable;
  audit_log: AuditLogTable;
};
