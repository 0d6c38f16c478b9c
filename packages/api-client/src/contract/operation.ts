import * as z from 'zod/mini';
import { operation } from '../routes/administration.ts';
import { backupState } from './backups.ts';
import { success } from './fields.ts';
import { route } from './route.ts';
import { maintenanceNotice, noticeRequest } from './siteStatus.ts';
import { health } from './system.ts';

/** Work that the server repeats by itself. */
export const jobIds = [
  'story-purge',
  'reading-purge',
  'event-purge',
  'media-upkeep',
  'sign-in-purge',
  'comment-letters',
  'author-renames',
  'backup',
] as const;
export type JobId = (typeof jobIds)[number];

/** What an operator may set up. */
export const settingIds = [
  'public-address',
  'mail',
  'google',
  'object-storage',
  'generation',
  'proxy',
  'rate-limits',
  'confirmed-email',
] as const;
export type SettingId = (typeof settingIds)[number];

const bytes = z.number().check(z.nonnegative());

export const job = z.object({
  id: z.enum(jobIds),
  state: z.enum(['never-run', 'running', 'done', 'failed']),
  /** When the last run began. */
  lastRunAt: z.nullable(z.iso.datetime()),
  /** Milliseconds that it took. */
  duration: z.nullable(z.number().check(z.nonnegative())),
  /** Why it failed. */
  error: z.nullable(z.string()),
  /** How many pieces of work wait, where that is known. */
  pending: z.nullable(z.int().check(z.nonnegative())),
});

/** The server as its administrator sees it. Holds no secrets. */
export const systemOverview = z.object({
  versions: z.object({
    product: z.string(),
    node: z.string(),
    engine: z.enum(['sqlite', 'postgres']),
    database: z.string(),
    /** Name of the newest migration. */
    migration: z.string(),
  }),
  settings: z.array(
    z.object({
      id: z.enum(settingIds),
      isConfigured: z.boolean(),
      /** Where it stands, without user name and password. */
      host: z.nullable(z.string()),
    }),
  ),
  storage: z.object({
    databaseBytes: bytes,
    mediaBytes: bytes,
    mediaFiles: z.int().check(z.nonnegative()),
    disk: health.shape.disk,
  }),
  jobs: z.array(job),
  backups: backupState,
  /** Also one that is not shown yet. */
  notice: z.nullable(maintenanceNotice),
  isRegistrationOpen: z.boolean(),
});

export const registrationChange = z.object({ isOpen: z.boolean() });

const common = { tag: 'Administration' } as const;

export const operationRoutes = {
  overview: route(operation.overview, {
    ...common,
    summary: 'What is set up, versions, storage, and the work that the server does by itself.',
    response: systemOverview,
  }),
  setNotice: route(operation.setNotice, {
    ...common,
    summary: 'Show a maintenance notice to everyone. Written to the audit log.',
    body: noticeRequest,
    response: success,
  }),
  clearNotice: route(operation.clearNotice, {
    ...common,
    summary: 'Take the maintenance notice back. Written to the audit log.',
    response: success,
  }),
  setRegistration: route(operation.setRegistration, {
    ...common,
    summary: 'Open or close registration. Written to the audit log.',
    body: registrationChange,
    response: success,
  }),
  runJob: route(operation.runJob, {
    ...common,
    summary: 'Begin a run of a job now, unless this process is at it. Written to the audit log.',
    params: z.object({ job: z.enum(jobIds) }),
    response: success,
  }),
} as const;

export type Job = z.output<typeof job>;
export type SystemOverview = z.output<typeof systemOverview>;
