import * as z from 'zod/mini';
import { route } from './route.ts';

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

export const systemRoutes = {
  health: route({
    method: 'GET',
    path: '/health',
    access: 'public',
    tag: 'System',
    summary: 'Whether the server and what it stands on work; 503 when the database does not.',
    response: health,
    otherStatus: 503,
  }),
  capabilities: route({
    method: 'GET',
    path: '/api/capabilities',
    access: 'public',
    tag: 'System',
    summary: 'What this server can do.',
    response: capabilities,
  }),
} as const;

export type Health = z.output<typeof health>;
export type Capabilities = z.output<typeof capabilities>;
