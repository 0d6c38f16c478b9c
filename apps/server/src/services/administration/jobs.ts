import { type Job, type JobId, jobIds } from '@dreamfork/api-client/contract';
import type { Database } from '../../db/schema.ts';
import type { Jobs, Services } from '../services.ts';

const oneHour = 60 * 60 * 1000;

/** A run that has not ended after this time was cut short with its process. */
const longestRun = (job: JobId): number => (job === 'backup' ? 12 * oneHour : oneHour);

const errorLength = 300;

type Work = Parameters<Jobs['record']>[1];

const begin = (database: Database, job: JobId, time: number) =>
  database
    .insertInto('job_runs')
    .values({ job, started_at: time, finished_at: null, error: null })
    .onConflict((conflict) =>
      conflict.column('job').doUpdateSet({ started_at: time, finished_at: null, error: null }),
    )
    .execute();

const end = (database: Database, job: JobId, run: { finished_at: number; error: string | null }) =>
  database.updateTable('job_runs').set(run).where('job', '=', job).execute();

export function createJobs({ database, metrics }: Pick<Services, 'database' | 'metrics'>): Jobs {
  const running = new Map<JobId, Promise<void>>();

  async function run(id: JobId, work: Work): Promise<void> {
    const stopTimer = metrics.jobSeconds.startTimer({ name: id });
    const count = (result: 'done' | 'failed') => {
      stopTimer();
      metrics.jobRuns.inc({ name: id, result });
    };
    await begin(database, id, Date.now());
    try {
      await work();
      await end(database, id, { finished_at: Date.now(), error: null });
      count('done');
    } catch (error) {
      count('failed');
      const message = error instanceof Error ? error.message : String(error);
      await end(database, id, {
        finished_at: Date.now(),
        error: message.slice(0, errorLength),
      });
      throw error;
    }
  }

  return {
    record(id, work) {
      const current = running.get(id);
      if (current) return current;
      const started = run(id, work).finally(() => running.delete(id));
      running.set(id, started);
      return started;
    },
    async settled() {
      await Promise.allSettled(running.values());
    },
  };
}

export type JobRun = {
  job: JobId;
  started_at: number;
  finished_at: number | null;
  error: string | null;
};

export function stateOf(
  { job, started_at, finished_at, error }: JobRun,
  time: number,
): Job['state'] {
  if (finished_at !== null) return error === null ? 'done' : 'failed';
  return time - started_at < longestRun(job) ? 'running' : 'failed';
}

/** Every job, with its last run on any process. */
export async function listJobs({ configuration, database, now }: Services): Promise<Job[]> {
  const [runs, renames] = await Promise.all([
    database.selectFrom('job_runs').selectAll().execute(),
    database
      .selectFrom('author_renames')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const isOffered = (id: JobId) => id !== 'backup' || configuration.backupDirectory !== undefined;
  return jobIds.filter(isOffered).map((id) => {
    const pending = id === 'author-renames' ? renames.count : null;
    const last = runs.find(({ job }) => job === id);
    if (!last) {
      return { id, state: 'never-run', lastRunAt: null, duration: null, error: null, pending };
    }
    return {
      id,
      state: stateOf(last, now()),
      lastRunAt: new Date(last.started_at).toISOString(),
      duration: last.finished_at === null ? null : Math.max(0, last.finished_at - last.started_at),
      error: last.error,
      pending,
    };
  });
}
