import * as z from 'zod/mini';
import { system } from '../routes/system.ts';
import { clientErrorFramesMaximum } from '../values/administration.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export const serviceHealth = z.object({
  name: z.string(),
  status: z.enum(['up', 'down', 'degraded']),
  /** Milliseconds. */
  responseTime: z.number().check(z.nonnegative()),
});

export const health = z.object({
  status: z.enum(['ok', 'error']),
  services: z.array(serviceHealth),
  /** Bytes of the disk that the data directory stands on. */
  disk: z.optional(
    z.object({
      freeBytes: z.number().check(z.nonnegative()),
      totalBytes: z.number().check(z.nonnegative()),
    }),
  ),
  /** Seconds since the process started. */
  uptime: z.number().check(z.nonnegative()),
  version: z.string(),
  lastCheck: z.iso.datetime(),
});

/** What this server can do beyond the calls every server of this API has. */
export const features = [
  'versionConflicts',
  'versions',
  'publishedVersions',
  'review',
  'members',
  'live',
  'playEvents',
  'embedding',
  'storyHtml',
  'accountMail',
  'sessions',
  'accountData',
  'googleSignIn',
  'storyQueries',
  'feedback',
  'restore',
  'moderation',
  'statistics',
  'twoFactor',
  'siteStatus',
  'monitoring',
  'clientErrors',
] as const;
export type Feature = (typeof features)[number];

export const capabilities = z.object({
  version: z.string(),
  features: z.array(z.string()),
  /** False where the server sends no emails and stores them for its operator. */
  mail: z.optional(z.boolean()),
  /** How to reach the operator; absent where they left no way. */
  contact: z.optional(z.object({ email: z.optional(z.string()), url: z.optional(z.string()) })),
  limits: z.object({ maxStoryBytes: z.int().check(z.positive()) }),
});

/** An error in a browser that nothing caught. It has no message, which could quote what an author wrote. */
export const clientError = z.object({
  kind: z.enum(['error', 'rejection', 'boundary']),
  /** The class of the error, such as `TypeError`. */
  name: text().check(z.regex(/^[\w$.]{1,100}$/)),
  /** The page, with `:id` in the place of every identifier. */
  page: text().check(z.regex(/^[\w/.:-]{1,200}$/)),
  /** `script:line:column`, the innermost first. */
  frames: z
    .array(text().check(z.regex(/^[\w/.@-]{1,200}:\d{1,9}:\d{1,9}$/)))
    .check(z.maxLength(clientErrorFramesMaximum)),
});

export const systemRoutes = {
  health: route(system.health, {
    tag: 'System',
    summary: 'Whether the server and what it stands on work; 503 when the database does not.',
    response: health,
  }),
  capabilities: route(system.capabilities, {
    tag: 'System',
    summary: 'What this server can do.',
    response: capabilities,
  }),
  reportError: route(system.reportError, {
    tag: 'System',
    summary: "Tell the operator of an error in a browser; it goes to the server's log.",
    body: clientError,
    response: z.object({ success: z.literal(true) }),
  }),
} as const;

export type ClientError = z.input<typeof clientError>;
export type Health = z.output<typeof health>;
export type Capabilities = z.output<typeof capabilities>;
