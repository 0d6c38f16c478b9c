import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ApiError } from '../../api-error.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { isPostgres } from '../../db/engine.ts';
import { databaseErrorCode } from '../../db/failures.ts';
import type { StoryImportRow } from '../../db/schema.ts';
import { repeat } from '../../document/repeat.ts';
import type { Services, StoryImports } from '../services.ts';
import { createImportFolders } from './import-folders.ts';
import {
  attemptsMaximum,
  changeImport,
  failImport,
  type ImportFailure,
  importPhase,
  nextImport,
  purgeImports,
  releaseLeases,
  renewLeases,
  takeOverImports,
} from './import-rows.ts';
import { runImport } from './run-import.ts';
import { dropArriving, ImportLost } from './store-import.ts';
import { ImportProblem } from './verify-import.ts';

const lookEvery = 5000;
const atOnce = 2;

/** How long the outcome of an import can be asked for. */
const outcomeLasts = 24 * 60 * 60 * 1000;

type Options = {
  configuration: Pick<Configuration, 'dataDirectory'>;
  /** Called with the request that brought the file of an import that failed. */
  onFailure: (error: unknown, requestId?: string) => void;
};

function failureOf(error: unknown): ImportFailure {
  if (error instanceof ImportProblem) return { code: error.code, place: error.place };
  if (error instanceof ApiError) return { code: error.code, place: null };
  return { code: databaseErrorCode(error) ?? 'internal', place: null };
}

export function createStoryImports(
  servicesOf: () => Services,
  { configuration, onFailure }: Options,
): StoryImports {
  const runner = randomUUID();
  const folders = createImportFolders(join(configuration.dataDirectory, 'imports'));
  const running = new Map<string, { abort: AbortController; done: Promise<void> }>();
  let isStopping = false;

  async function recordOutcome({ id, request_id }: StoryImportRow, error: unknown): Promise<void> {
    if (error instanceof ImportLost) return;
    const failure = failureOf(error);
    const isFault = failure.code === 'internal' || failure.code === 'storage-full';
    if (isFault) onFailure(error, request_id ?? undefined);
    servicesOf().metrics.imports.inc({ result: isFault ? 'failed' : 'refused' });
    await failImport(servicesOf(), { id, runner }, failure);
  }

  async function work(row: StoryImportRow, abort: AbortController): Promise<void> {
    const services = servicesOf();
    const { id } = row;
    try {
      await runImport(services, { row, folders, signal: abort.signal });
      services.metrics.imports.inc({ result: 'done' });
    } catch (error) {
      if (!abort.signal.aborted) await recordOutcome(row, error);
    }
    // The file stays for the process that goes on.
    if ((await importPhase(services.database, id)) !== 'open') await folders.remove(id);
  }

  function start(row: StoryImportRow): void {
    const abort = new AbortController();
    const done = work(row, abort)
      .catch((error: unknown) => onFailure(error, row.request_id ?? undefined))
      .finally(() => {
        running.delete(row.id);
        if (!isStopping) void look.again();
      });
    running.set(row.id, { abort, done });
  }

  /** An import whose process ended goes on from its file; without one it fails with a sentence. */
  async function resume(row: StoryImportRow): Promise<void> {
    const services = servicesOf();
    const held = { id: row.id, runner };
    const fileIds = JSON.parse(row.file_ids) as string[];
    await dropArriving(services, { ownerId: row.owner_id, fileIds });
    const canGoOn =
      row.status !== 'receiving' &&
      row.attempts < attemptsMaximum &&
      (await folders.hasFile(row.id));
    if (canGoOn) {
      await changeImport(services.database, held, { status: 'waiting', progress: 0 });
      return;
    }
    await failImport(services, held, { code: 'import-interrupted', place: null });
    await folders.remove(row.id);
  }

  async function keepHeld(): Promise<void> {
    const held = await renewLeases(servicesOf(), runner);
    const ids = new Set(held.map(({ id }) => id));
    for (const [id, { abort }] of running) if (!ids.has(id)) abort.abort(new ImportLost());
    // The end of these could not be recorded.
    const ended = held.filter(({ id, status }) => status === 'running' && !running.has(id));
    for (const row of ended) await resume(row);
  }

  async function lookForWork(): Promise<void> {
    if (isStopping) return;
    const services = servicesOf();
    const { database } = services;
    await keepHeld();
    const isAlone = !isPostgres(database);
    for (const row of await takeOverImports(services, { runner, isAlone })) await resume(row);
    while (running.size < atOnce && !isStopping) {
      const next = await nextImport(services, runner);
      if (!next) break;
      start(next);
    }
    await purgeImports(database, services.now() - outcomeLasts);
    await folders.purge((id) => importPhase(database, id));
  }

  const look = repeat(lookForWork, { every: lookEvery, onFailure });
  return {
    runner,
    folders,
    wake: look.again,
    cancel: (id) => running.get(id)?.abort.abort(new ImportLost()),
    async stop() {
      isStopping = true;
      await look.stop();
      const works = [...running.values()];
      for (const { abort } of works) abort.abort(new ImportLost());
      await Promise.all(works.map(({ done }) => done));
      // Without the database the leases end by themselves.
      await releaseLeases(servicesOf().database, runner).catch(onFailure);
    },
  };
}
