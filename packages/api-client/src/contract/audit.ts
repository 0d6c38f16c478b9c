import * as z from 'zod/mini';
import { audit } from '../routes/administration.ts';
import { auditActions } from '../values/administration.ts';
import { cursorQuery, filterBy } from './paging.ts';
import { route } from './route.ts';
import { text } from './text.ts';

/** What an act changes, before or after it. */
export const auditValues = z.object({
  status: z.optional(z.string()),
  /** When a suspension ends. */
  suspendedUntil: z.optional(z.nullable(z.iso.datetime())),
  /** Whether two-step sign-in is on. */
  twoFactor: z.optional(z.boolean()),
  premiumExpiresAt: z.optional(z.nullable(z.iso.datetime())),
  isPublic: z.optional(z.boolean()),
  commentText: z.optional(z.string()),
  openReports: z.optional(z.int()),
  role: z.optional(z.string()),
  /** How many there are. */
  sessions: z.optional(z.int()),
  /** Those of an export, as the query of an address. */
  filters: z.optional(z.string()),
  /** Of a maintenance notice: its text and period. */
  notice: z.optional(z.string()),
  isRegistrationOpen: z.optional(z.boolean()),
  job: z.optional(z.string()),
  emailKind: z.optional(z.string()),
  /** The shortened address of an e-mail. */
  recipient: z.optional(z.string()),
  /** Of a client whose sign-ins were refused. */
  lockedAddress: z.optional(z.string()),
});

/** An act of an administrator or a moderator, or the appeal of an author. Names are those of the time of the act. */
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

export const auditExportQuery = z.object({
  action: filterBy(z.enum(auditActions)),
  /** The id of a user, a story or a comment that was acted on. */
  targetId: z.optional(text().check(z.minLength(1), z.maxLength(200))),
  /** Found in the names and ids of actor and target. */
  searchTerm: z.optional(text().check(z.trim(), z.maxLength(200))),
  /** The first moment of the period. */
  from: z.optional(z.iso.datetime()),
  /** The first moment after the period. */
  to: z.optional(z.iso.datetime()),
});

export const auditListQuery = z.object({ ...cursorQuery.shape, ...auditExportQuery.shape });

export const auditListResponse = z.object({
  items: z.array(auditEntry),
  nextCursor: z.nullable(z.string()),
});

export const auditRoutes = {
  list: route(audit.list, {
    tag: 'Audit',
    summary: 'Acts of administrators and moderators, newest first.',
    query: auditListQuery,
    response: auditListResponse,
  }),
  exportCsv: route(audit.exportCsv, {
    tag: 'Audit',
    summary: 'The acts that match, newest first, as a CSV file. Written to the audit log.',
    query: auditExportQuery,
    response: z.string(),
    contentType: 'text/csv',
  }),
} as const;

export type AuditValues = z.output<typeof auditValues>;
export type AuditEntry = z.output<typeof auditEntry>;
export type AuditListQuery = z.input<typeof auditListQuery>;
export type AuditListResponse = z.output<typeof auditListResponse>;
export type AuditExportQuery = z.input<typeof auditExportQuery>;

const toJson = (values: AuditValues | null): string => (values ? JSON.stringify(values) : '');

/** The columns of the CSV file. */
export const auditCsvColumns = [
  ['id', ({ id }: AuditEntry) => id],
  ['createdAt', ({ createdAt }: AuditEntry) => createdAt],
  ['action', ({ action }: AuditEntry) => action],
  ['actorId', ({ actor }: AuditEntry) => actor.id],
  ['actorName', ({ actor }: AuditEntry) => actor.name],
  ['address', ({ address }: AuditEntry) => address],
  ['targetKind', ({ target }: AuditEntry) => target?.kind],
  ['targetId', ({ target }: AuditEntry) => target?.id],
  ['targetName', ({ target }: AuditEntry) => target?.name],
  ['reason', ({ reason }: AuditEntry) => reason],
  ['before', ({ before }: AuditEntry) => toJson(before)],
  ['after', ({ after }: AuditEntry) => toJson(after)],
] as const;
