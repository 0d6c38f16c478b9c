import * as z from 'zod/mini';
import { monitoring as calls } from '../routes/administration.ts';
import { backupState } from './backups.ts';
import { route } from './route.ts';
import { health, serviceHealth } from './system.ts';

const amount = z.number().check(z.nonnegative());

export const monitoredService = z.extend(serviceHealth, {
  /** `off`: the operator has not set it up. */
  status: z.enum([...serviceHealth.shape.status.options, 'off']),
  /** Why it is down, for operators. */
  reason: z.optional(z.string()),
});

/** How busy the server is. */
export const systemFigures = z.object({
  /** Open sessions that were used today (UTC). */
  totalSessions: z.optional(z.int().check(z.nonnegative())),
  /** Seconds between their first and their last use, on average; absent where there are none. */
  avgSessionTime: z.optional(amount),
  /** Percent of the answers of the last hour, by this process, that were its own errors. */
  errorRate: z.optional(amount),
  /** Percent of this machine's processors that this process used in the last minute. */
  cpuUsage: z.optional(amount),
});

/** How the server is. What a server leaves out, the client fills with the defaults of the specification. */
export const monitoring = z.object({
  status: health.shape.status,
  services: z.array(monitoredService),
  /** Seconds since the process started. */
  uptime: z.optional(amount),
  lastCheck: z.iso.datetime(),
  figures: z.optional(systemFigures),
  backups: z.optional(backupState),
});

export const monitoringRoutes = {
  read: route(calls.read, {
    tag: 'Administration',
    summary: 'What the server stands on, checked at most some seconds ago, and how busy it is.',
    response: monitoring,
  }),
} as const;

export type SystemFigures = z.output<typeof systemFigures>;
export type Monitoring = z.output<typeof monitoring>;
export type MonitoredService = z.output<typeof monitoredService>;
