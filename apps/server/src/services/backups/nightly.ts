import { execFile } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BackupState } from '@dreamfork/api-client/contract';
import type { Configuration } from '../../configuration/configuration.ts';
import { runsFromSource } from '../../configuration/paths.ts';
import { sentenceFor } from '../../error-texts.ts';
import { type JobRun, stateOf } from '../administration/jobs.ts';
import { withinPatience } from '../health.ts';
import type { Backups, Services } from '../services.ts';

const oneHour = 60 * 60 * 1000;
const kept = 14;

/** Of the server's own time. */
const nightHour = 3;

/** A night may take longer than another. */
const staleHours = 36;

/** After a run that failed. */
const retryAfter = oneHour;

const program = fileURLToPath(
  new URL(runsFromSource ? '../../commands/backup.ts' : './backup.js', import.meta.url),
);

const nameAt = (time: number): string =>
  `dreamfork-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`;

const backupName = /^dreamfork-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.zip$/;

/** The backups of a folder, the newest first. */
const listBackups = async (directory: string): Promise<string[]> =>
  (await readdir(directory))
    .filter((name) => backupName.test(name))
    .toSorted()
    .toReversed();

/** What the command has said of its failure, else why it could not be called. */
const failureOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') return 'The server was stopped before the backup was whole.';
  return ('stderr' in error && String(error.stderr).trim()) || sentenceFor(error);
};

export function createBackups({
  backupDirectory,
}: Pick<Configuration, 'backupDirectory'>): Backups {
  const stopping = new AbortController();
  return {
    async make() {
      if (backupDirectory === undefined) throw new Error('BACKUP_DIR is not set.');
      const file = join(backupDirectory, nameAt(Date.now()));
      try {
        await promisify(execFile)(process.execPath, [program, file], { signal: stopping.signal });
      } catch (error) {
        throw new Error(failureOf(error), { cause: error });
      }
      for (const name of (await listBackups(backupDirectory)).slice(kept)) {
        await rm(join(backupDirectory, name));
      }
    },
    stop: () => stopping.abort(),
  };
}

function lastNight(time: number): number {
  const night = new Date(time);
  night.setHours(nightHour, 0, 0, 0);
  if (night.getTime() > time) night.setDate(night.getDate() - 1);
  return night.getTime();
}

function isDue(last: JobRun, time: number): boolean {
  const state = stateOf(last, time);
  if (state === 'running') return false;
  if (last.started_at < lastNight(time)) return true;
  return state === 'failed' && time - last.started_at >= retryAfter;
}

/** Whether the backup of this night is for this process to make; of several one is told so. */
export async function claimBackup({ configuration, database, now }: Services): Promise<boolean> {
  if (configuration.backupDirectory === undefined) return false;
  const time = now();
  const run = { started_at: time, finished_at: null, error: null };
  const last = await database
    .selectFrom('job_runs')
    .selectAll()
    .where('job', '=', 'backup')
    .executeTakeFirst();
  if (!last) {
    const added = await database
      .insertInto('job_runs')
      .values({ job: 'backup', ...run })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }
  if (!isDue(last, time)) return false;
  const changed = await database
    .updateTable('job_runs')
    .set(run)
    .where('job', '=', 'backup')
    .where('started_at', '=', last.started_at)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

async function readNewest(directory: string, time: number) {
  const names = await listBackups(directory);
  const [, day, hour, minute, second] = backupName.exec(names[0] ?? '') ?? [];
  if (names[0] === undefined) return { count: 0, newest: null };
  const { size: bytes } = await stat(join(directory, names[0]));
  const madeAt = `${day}T${hour}:${minute}:${second}.000Z`;
  const ageHours = Math.max(0, Math.floor((time - Date.parse(madeAt)) / oneHour));
  return { count: names.length, newest: { madeAt, ageHours, bytes } };
}

/** The backups that are there, and how the last run on any process went. */
export async function readBackups({
  configuration: { backupDirectory },
  database,
  now,
}: Services): Promise<BackupState> {
  if (backupDirectory === undefined) return { state: 'off', count: 0, newest: null, error: null };
  const run = await database
    .selectFrom('job_runs')
    .selectAll()
    .where('job', '=', 'backup')
    .executeTakeFirst();
  try {
    const found = await withinPatience(readNewest(backupDirectory, now()));
    const { newest } = found;
    if (run && stateOf(run, now()) === 'failed') {
      return { state: 'failed', ...found, error: run.error };
    }
    if (!newest) return { state: 'never', ...found, error: null };
    return { state: newest.ageHours >= staleHours ? 'old' : 'fresh', ...found, error: null };
  } catch (error) {
    return { state: 'failed', count: 0, newest: null, error: sentenceFor(error) };
  }
}
