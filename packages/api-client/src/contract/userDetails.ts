import * as z from 'zod/mini';
import { userDetails as calls } from '../routes/administration.ts';
import { roles } from '../values/accounts.ts';
import { roleReasonMaximumLength } from '../values/administration.ts';
import { reportReasons } from '../values/moderation.ts';
import { caseOutcomes } from './caseParts.ts';

import { success } from './fields.ts';
import { cursorQuery } from './paging.ts';

import { idParams, route } from './route.ts';
import { sessionItem } from './sessions.ts';
import { plainText, text } from './text.ts';
import { userListItem } from './users.ts';

const count = z.int().check(z.nonnegative());

/** A session of somebody else. */
export const userSession = z.omit(sessionItem, { isCurrent: true });

/** Everything about one user that an administrator sees at once. */
export const userDetails = z.object({
  ...userListItem.shape,
  emailConfirmed: z.boolean(),
  /** When a suspension ends by itself; null for one without an end. */
  suspendedUntil: z.nullable(z.iso.datetime()),
  /** Whether signing in asks for a code beside the password. */
  hasTwoFactor: z.boolean(),
  lastLoginAt: z.nullable(z.iso.datetime()),
  /** Last seen first. */
  sessions: z.array(userSession),
  stories: z.object({ total: count, published: count }),
  media: z.object({ fileCount: count, usedBytes: count, quotaBytes: count }),
});

/** A story as the administrator's page of its author shows one. */
export const userStory = z.object({
  id: z.string(),
  title: z.string(),
  isPublic: z.boolean(),
  viewCount: count,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const userStoryListResponse = z.object({
  items: z.array(userStory),
  nextCursor: z.nullable(z.string()),
});

/** A report about a story or a comment of a user. */
export const userReport = z.object({
  id: z.string(),
  kind: z.enum(['story', 'comment']),
  story: z.object({ id: z.string(), title: z.string(), isPublic: z.boolean() }),
  /** Null where the story was reported. */
  commentText: z.nullable(z.string()),
  reason: z.enum(reportReasons),
  details: z.nullable(z.string()),
  reportedAt: z.iso.datetime(),
  /** Null until a moderator decides. */
  outcome: z.nullable(z.enum(caseOutcomes)),
});

export const userReportListResponse = z.object({
  items: z.array(userReport),
  nextCursor: z.nullable(z.string()),
});

export const changeRoleRequest = z.object({
  role: z.enum(roles),
  /** Written to the audit log. */
  reason: plainText(roleReasonMaximumLength, { lines: 'several' }),
});

export const userSessionParams = z.object({
  ...idParams.shape,
  sessionId: text().check(z.minLength(1), z.maxLength(200)),
});

const call = { tag: 'Users', params: idParams } as const;
const act = { ...call, response: success, errors: [404, 409] } as const;

/** One user, for administrators. Every act is written to the audit log; none works on the own account. */
export const userDetailsRoutes = {
  read: route(calls.read, {
    ...call,
    summary: 'A user with their sessions, and how many stories and files they have.',
    response: userDetails,
    errors: [404],
  }),
  stories: route(calls.stories, {
    ...call,
    summary: 'The stories of a user, the last changed first.',
    query: cursorQuery,
    response: userStoryListResponse,
    errors: [404],
  }),
  reports: route(calls.reports, {
    ...call,
    summary: 'Reports about the stories and comments of a user, newest first.',
    query: cursorQuery,
    response: userReportListResponse,
    errors: [404],
  }),
  endSession: route(calls.endSession, {
    ...act,
    params: userSessionParams,
    summary: 'End a session of a user.',
  }),
  endSessions: route(calls.endSessions, {
    ...act,
    summary: 'End all sessions of a user.',
  }),
  sendConfirmation: route(calls.sendConfirmation, {
    ...act,
    summary: 'Send a user the email that confirms the e-mail address.',
  }),
  sendPasswordReset: route(calls.sendPasswordReset, {
    ...act,
    summary: 'Send a user the email for a new password.',
  }),
  resetTwoFactor: route(calls.resetTwoFactor, {
    ...act,
    summary:
      'Turn two-step sign-in of a user off who has lost app and codes, end their sessions and tell them by email. A user without it stays as they are.',
  }),
  changeRole: route(calls.changeRole, {
    ...act,
    summary: 'Give a user another role. The role that they have already stays as it is.',
    body: changeRoleRequest,
    response: userListItem,
  }),
} as const;

export type UserDetails = z.output<typeof userDetails>;
export type UserSession = z.output<typeof userSession>;
export type UserStory = z.output<typeof userStory>;
export type UserReport = z.output<typeof userReport>;
export type UserPageQuery = z.input<typeof cursorQuery>;
export type UserStoryListResponse = z.output<typeof userStoryListResponse>;
export type UserReportListResponse = z.output<typeof userReportListResponse>;
export type ChangeRoleRequest = z.input<typeof changeRoleRequest>;
