import type { Kysely, Selectable } from 'kysely';
import type { AccountTables } from './tables/accounts.ts';
import type { MediaTables } from './tables/media.ts';
import type { MemberTables } from './tables/members.ts';
import type { ModerationTables } from './tables/moderation.ts';
import type { ReadingTables } from './tables/readings.ts';
import type { ReviewTables } from './tables/review.ts';
import type { ServiceTables } from './tables/service.ts';
import type { StoryTables } from './tables/stories.ts';

// Shared by SQLite and PostgreSQL: ids are text, times epoch milliseconds, booleans 0 or 1.

export type Tables = AccountTables &
  StoryTables &
  ReadingTables &
  ModerationTables &
  MediaTables &
  MemberTables &
  ReviewTables &
  ServiceTables;

export type Database = Kysely<Tables>;
export type UserRow = Selectable<Tables['users']>;
export type CaseRow = Selectable<Tables['moderation_cases']>;
export type OutgoingEmailRow = Selectable<Tables['outgoing_emails']>;
export type StoryImportRow = Selectable<Tables['story_imports']>;
export type StoryInvitationRow = Selectable<Tables['story_invitations']>;
export type ReviewLinkRow = Selectable<Tables['review_links']>;
export type MediaFileRow = Selectable<Tables['media_files']>;
