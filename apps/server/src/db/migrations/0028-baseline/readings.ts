export const readingTables: readonly string[] = [
  `create table story_readings (
    story_id text not null references stories (id) on delete cascade, reader text not null,
    event text not null, counted_at bigint not null,
    constraint story_readings_key primary key (story_id, reader, event)
  )`,
  `create index story_readings_by_time on story_readings (counted_at)`,
  `create table reading_states (
    story_id text not null references stories (id) on delete cascade, reading text not null,
    version integer not null, day text not null, left_node_id text, has_ended integer not null,
    source text, device text, constraint reading_states_key primary key (story_id, reading)
  )`,
  `create index reading_states_by_day on reading_states (day, story_id)`,
  `create table reading_events (
    story_id text not null references stories (id) on delete cascade, reading text not null,
    type text not null, node_id text not null, choice_id text not null, day text not null,
    constraint reading_events_key primary key (story_id, reading, type, node_id, choice_id)
  )`,
  `create index reading_events_by_day on reading_events (day, story_id)`,
  `create table reading_figures (
    story_id text not null references stories (id) on delete cascade, version integer not null,
    figure text not null, part text not null, choice_id text not null, count integer not null,
    constraint reading_figures_key primary key (story_id, version, figure, part, choice_id)
  )`,
  `create index reading_day_starts
    on reading_figures (part, story_id, count) where version = 0 and figure = 'day-start'`,
  `create index reading_day_completions
    on reading_figures (part, story_id, count) where version = 0 and figure = 'day-completion'`,
  `create index reading_figures_of_all_versions
    on reading_figures (figure, part) where version = 0`,
  `create table reading_days (
    story_id text not null references stories (id) on delete cascade, day text not null,
    version integer not null, figure text not null, part text not null, choice_id text not null,
    count integer not null,
    constraint reading_days_key primary key (story_id, day, version, figure, part, choice_id)
  )`,
  `create index reading_days_by_day on reading_days (day, story_id)`,
  `create table reading_segments (
    story_id text not null references stories (id) on delete cascade, day text not null,
    version integer not null, source text not null, device text not null, figure text not null,
    part text not null, choice_id text not null, count integer not null,
    constraint reading_segments_key
      primary key (story_id, day, version, source, device, figure, part, choice_id)
  )`,
  `create index reading_segments_by_day on reading_segments (day, story_id)`,
  `create table activity_days (
    day text not null primary key, starts integer not null, completions integer not null,
    registrations integer not null, new_stories integer not null
  )`,
];
