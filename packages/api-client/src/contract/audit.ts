import * as z from 'zod/mini';
import { cursorQuery, filterBy } from './paging.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export const auditActions = [
  'user-block',
  'user-unblock',
  'premium-grant',
  'premium-revoke',
  'story-unpublish',
  'comment-remove',
  'reports-dismiss',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an act changes, before or after it. */
export const auditValues = z.object({
  status: z.optional(z.string()),
  premiumExpiresAt: z.optional(z.nullable(z.iso.datetime())),
  isPublic: z.optional(z.boolean()),
  commentText: z.optional(z.string()),
  openReports: z.optional(z.int()),
});

/** An act of an administrator or a moderator. Names are those of the time of the act. */
export const auditEntry = z.object({
  id: z.string(),
  action: z.enum(auditActions),
  createdAt: z.iso.datetime(),
  actor: z.object({ id: z.string(), name: z.string() }),
  /** The address of the client. */
  address: z.string(),
  /** `name` is the user name, the title of the story, or the name of the comment's author. */
  target: z.nullable(
    z.object({ kind: z.enum(['user', 'story', 'comment']), id: z.string(), name: z.string() }),
  ),
  reason: z.nullable(z.string()),
  before: z.nullable(auditValues),
  after: z.nullable(auditValues),
});

const auditFilters = z.object({
  action: filterBy(z.enum(auditActions)),
  /** Found in the names and ids of actor and target. */
  searchTerm: z.optional(text().check(z.trim(), z.maxLength(200))),
  /** The first moment of the period. */
  from: z.optional(z.iso.datetime()),
  /** The first moment after the period. */
  to: z.optional(z.iso.datetime()),
});

export const auditListQuery = z.object({ ...cursorQuery.shape, ...auditFilters.shape });

export const auditListResponse = z.object({
  items: z.array(auditEntry),
  nextCursor: z.nullable(z.string()),
});

export const auditRoutes = {
  list: route({
    method: 'GET',
    path: '/api/audit',
    access: 'admin',
    tag: 'Audit',
    summary: 'Acts of administrators and moderators, newest first.',
    query: auditListQuery,
    response: auditListResponse,
  }),
} as const;

export type AuditValues = z.output<typeof auditValues>;
export type AuditEntry = z.output<typeof auditEntry>;
export type AuditListQuery = z.input<typeof auditListQuery>;
export type AuditListResponse = z.output<typeof auditListResponse>;
