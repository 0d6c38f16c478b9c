/** The audit log has no foreign keys: an entry outlives the accounts and stories that it names. */
export const accountTables: readonly string[] = [
  `create table users (
    id text not null primary key, username text not null, username_key text not null unique,
    email text not null, email_key text not null unique, display_name text not null,
    password_hash text, role text not null, status text not null,
    email_confirmed integer not null, theme text not null, notifications integer not null,
    language text not null, premium_expires_at bigint, search_text text not null,
    created_at bigint not null, last_login_at bigint, last_seen_at bigint, google_subject text,
    avatar_file_id text, status_before text, suspended_until bigint,
    comments_told_at bigint default 0 not null
  )`,
  `create index users_by_creation on users (created_at, id)`,
  `create unique index users_by_google_subject on users (google_subject)`,
  `create index users_by_suspension on users (suspended_until) where suspended_until is not null`,
  `create index users_by_status on users (status, created_at, id)`,
  `create index users_by_role on users (role, created_at, id)`,
  `create index users_by_role_and_status on users (role, status, created_at, id)`,
  `create index users_with_premium
    on users (created_at, id, premium_expires_at) where premium_expires_at is not null`,
  `create index users_by_premium_end
    on users (premium_expires_at, created_at, role, status) where premium_expires_at is not null`,
  `create table sessions (
    id text not null primary key, user_id text not null references users (id) on delete cascade,
    created_at bigint not null, expires_at bigint not null, browser text, system text,
    is_mobile integer default 0 not null, last_seen_at bigint
  )`,
  `create index sessions_by_user on sessions (user_id)`,
  `create index sessions_by_expiry on sessions (expires_at)`,
  `create index sessions_by_use on sessions (last_seen_at, expires_at, created_at, user_id)`,
  `create table link_tokens (
    hash text not null primary key,
    user_id text not null references users (id) on delete cascade, purpose text not null,
    email text not null, expires_at bigint not null
  )`,
  `create index link_tokens_by_expiry on link_tokens (expires_at)`,
  `create unique index link_tokens_by_user on link_tokens (user_id, purpose)`,
  `create table google_sign_ins (
    browser_hash text not null primary key, state text not null, nonce text not null,
    code_verifier text not null, return_to text, code_hash text,
    user_id text references users (id) on delete cascade, refusal text,
    expires_at bigint not null
  )`,
  `create index google_sign_ins_by_expiry on google_sign_ins (expires_at)`,
  `create table second_factors (
    user_id text not null primary key references users (id) on delete cascade,
    secret text not null, confirmed_at bigint, last_step bigint not null
  )`,
  `create table recovery_codes (
    user_id text not null references users (id) on delete cascade, hash text not null,
    constraint recovery_codes_key primary key (user_id, hash)
  )`,
  `create table sign_in_failures (
    id text not null primary key, created_at bigint not null, reason text not null,
    user_id text references users (id) on delete cascade, network text not null
  )`,
  `create index sign_in_failures_by_time on sign_in_failures (created_at, id)`,
  `create index sign_in_failures_by_user on sign_in_failures (user_id)`,
  `create table sign_in_limits (
    id text not null primary key, kind text not null, network text not null,
    user_id text references users (id) on delete cascade, attempts integer not null,
    ends_at bigint not null
  )`,
  `create index sign_in_limits_by_end on sign_in_limits (ends_at, id)`,
  `create index sign_in_limits_by_user on sign_in_limits (user_id)`,
  `create table author_renames (
    author_id text not null primary key references users (id) on delete cascade,
    done_up_to text not null
  )`,
  `create table prompt_templates (
    user_id text not null references users (id) on delete cascade, key text not null,
    title text not null, node_type text not null, prompt text not null,
    constraint prompt_templates_key primary key (user_id, key)
  )`,
  `create table assistant_uses (
    user_id text not null references users (id) on delete cascade, day integer not null,
    used integer not null, constraint assistant_uses_key primary key (user_id, day)
  )`,
  `create table user_counts (
    created_period integer not null, premium_period integer not null, role text not null,
    status text not null, count integer not null,
    constraint user_counts_key primary key (created_period, premium_period, role, status)
  )`,
  `create table audit_log (
    id text not null primary key, created_at bigint not null, action text not null,
    actor_id text not null, actor_name text not null, address text not null, target_kind text,
    target_id text, target_name text, reason text, value_before text, value_after text,
    search_text text not null
  )`,
  `create index audit_log_by_time on audit_log (created_at, id)`,
  `create index audit_log_by_action on audit_log (action, created_at, id)`,
  `create index audit_log_by_target on audit_log (target_id, created_at, id)`,
  `create table server_settings (name text not null primary key, value text not null)`,
  `create table job_runs (
    job text not null primary key, started_at bigint not null, finished_at bigint, error text
  )`,
];
