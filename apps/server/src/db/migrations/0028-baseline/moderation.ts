export const moderationTables: readonly string[] = [
  `create table reports (
    target_id text not null, reporter_id text not null references users (id) on delete cascade,
    story_id text not null references stories (id) on delete cascade, comment_id text,
    reason text not null, details text, created_at bigint not null, settled_at bigint,
    settled_by text, outcome text, constraint reports_key primary key (target_id, reporter_id)
  )`,
  `create index reports_by_reporter on reports (reporter_id)`,
  `create index reports_by_story on reports (story_id)`,
  `create index reports_open on reports (target_id, created_at) where settled_at is null`,
  `create table moderation_cases (
    target_id text not null primary key, kind text not null,
    story_id text not null references stories (id) on delete cascade,
    author_id text not null references users (id) on delete cascade, status text not null,
    changed_at bigint not null, recorded_at bigint not null, story_title text not null,
    story_version integer not null, content_hash text not null, comment_text text,
    comment_created_at bigint, claimed_by text, claim_ends_at bigint, outcome text, reason text,
    decided_by text, decided_at bigint, appeal_text text, appealed_at bigint,
    appeal_outcome text, appeal_answer text, appeal_decided_at bigint, sanction_ends_at bigint,
    reversed_at bigint, reversal_reason text, hid_content integer default 0 not null
  )`,
  `create index moderation_cases_by_status on moderation_cases (status, changed_at, target_id)`,
  `create index moderation_cases_by_author
    on moderation_cases (author_id, decided_at, target_id)`,
  `create index moderation_cases_by_story on moderation_cases (story_id)`,
  `create index moderation_cases_by_decision on moderation_cases (decided_at, target_id)`,
  `create table case_notes (
    id text not null primary key,
    target_id text not null references moderation_cases (target_id) on delete cascade,
    author_name text not null, text text not null, created_at bigint not null
  )`,
  `create index case_notes_by_case on case_notes (target_id, created_at)`,
];
