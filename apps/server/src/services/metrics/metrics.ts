import { jobIds } from '@dreamfork/api-client/contract';
import { Counter, Histogram, Registry, Summary } from 'prom-client';

/** Seconds of requests, from those that read memory to uploads. */
const requestBuckets = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];

/**
 * What this process counts as it works. No label has a value that comes from a request, so the number of series is
 * bounded by the routes and the lists of the source. The labels `job` and `instance` are given by Prometheus.
 */
export type Metrics = {
  registry: Registry;
  requests: Counter<'method' | 'route' | 'status'>;
  requestSeconds: Histogram<'method' | 'route'>;
  saves: Counter<'result'>;
  readings: Counter;
  imports: Counter<'result'>;
  emails: Counter<'state'>;
  jobRuns: Counter<'name' | 'result'>;
  jobSeconds: Summary<'name'>;
  cacheLookups: Counter<'cache' | 'result'>;
};

/** Creates the counters of a process; `/metrics` sends them where the operator has set it up. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const metrics: Metrics = {
    registry,
    requests: new Counter({
      name: 'dreamfork_http_requests_total',
      help: 'Requests answered, by the pattern of their route.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'dreamfork_http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its response.',
      labelNames: ['method', 'route'],
      buckets: requestBuckets,
      registers,
    }),
    saves: new Counter({
      name: 'dreamfork_story_saves_total',
      help: 'Story documents to be stored: saves, copies and imports.',
      labelNames: ['result'],
      registers,
    }),
    readings: new Counter({
      name: 'dreamfork_readings_total',
      help: 'Readings that began and were counted.',
      registers,
    }),
    imports: new Counter({
      name: 'dreamfork_story_imports_total',
      help: 'Imports of story files that ended.',
      labelNames: ['result'],
      registers,
    }),
    emails: new Counter({
      name: 'dreamfork_emails_total',
      help: 'Attempts to send an e-mail: sent, delayed until the next attempt, or failed for good.',
      labelNames: ['state'],
      registers,
    }),
    jobRuns: new Counter({
      name: 'dreamfork_job_runs_total',
      help: 'Runs of jobs that ended.',
      labelNames: ['name', 'result'],
      registers,
    }),
    jobSeconds: new Summary({
      name: 'dreamfork_job_duration_seconds',
      help: 'Duration of jobs.',
      labelNames: ['name'],
      percentiles: [],
      registers,
    }),
    cacheLookups: new Counter({
      name: 'dreamfork_cache_lookups_total',
      help: 'Lookups in the caches.',
      labelNames: ['cache', 'result'],
      registers,
    }),
  };
  // Prometheus sees the first of a kind only where it has seen none of it before.
  for (const result of ['saved', 'refused', 'failed']) metrics.saves.inc({ result }, 0);
  for (const result of ['done', 'refused', 'failed']) metrics.imports.inc({ result }, 0);
  for (const state of ['sent', 'delayed', 'failed']) metrics.emails.inc({ state }, 0);
  for (const name of jobIds) {
    for (const result of ['done', 'failed']) metrics.jobRuns.inc({ name, result }, 0);
  }
  return metrics;
}

/** Counts lookups in one cache. */
export const countLookups =
  ({ cacheLookups }: Metrics, cache: 'image-variants' | 'published-stories' | 'version-parts') =>
  (isHit: boolean): void =>
    cacheLookups.inc({ cache, result: isHit ? 'hit' : 'miss' });
