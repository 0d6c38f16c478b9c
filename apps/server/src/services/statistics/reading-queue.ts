import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { ApiError } from '../../api-error.ts';
import { isPostgres } from '../../db/engine.ts';
import { databaseErrorCode } from '../../db/failures.ts';
import type { Database } from '../../db/schema.ts';
import { type EventBatch, recordReadings } from './record-reading.ts';

/** Batches of one transaction: on SQLite they hold the main thread together. */
const togetherMaximum = 20;

/**
 * Milliseconds in which batches gather. Nobody waits for their answer, and each commit of SQLite holds the main thread
 * until the disk has it.
 */
const gathering = 50;

/** Batches of one queue that may wait; more are told to come again. */
const waitingMaximum = 1000;

/** A class of advisory locks that is used here alone. */
const storyLocks = 7_205_119;

type Waiting = {
  batch: EventBatch;
  resolve: (hasBegun: boolean) => void;
  reject: (error: unknown) => void;
};

export type ReadingQueue = {
  /**
   * Adds a batch to the figures of its story; returns whether a reading began with it.
   * @throws ApiError `server-busy` where too many wait.
   */
  record: (batch: EventBatch) => Promise<boolean>;
};

/**
 * Makes other processes wait: they would else lock the rows of one story in different orders. Nobody waits for the
 * answer to events, so the limit of the statement is enough.
 */
const lockStory = (transaction: Database, storyId: string) =>
  sql`
    select set_config('lock_timeout', '0', true),
      pg_advisory_xact_lock(${storyLocks}, hashtext(${storyId}))`.execute(transaction);

/**
 * Counts batches that wait at the same time in one transaction. All readings of a story change the same rows: in
 * transactions of their own they would wait for one another until they are refused, and hold all connections
 * meanwhile. So a process has one transaction for a story of PostgreSQL; SQLite, which writes to the disk at each
 * commit, has one for all.
 */
export function createReadingQueue(database: Database): ReadingQueue {
  const isShared = isPostgres(database);
  const queues = new Map<string, Waiting[]>();

  const record = (batches: readonly EventBatch[]) =>
    database.transaction().execute(async (transaction) => {
      const [first] = batches;
      if (isShared && first) await lockStory(transaction, first.storyId);
      return recordReadings(transaction, batches);
    });

  async function settle(group: readonly Waiting[]): Promise<void> {
    try {
      const began = await record(group.map(({ batch }) => batch));
      for (const [index, { resolve }] of group.entries()) resolve(began[index] ?? false);
    } catch (error) {
      // One that fails must not fail the others; a database that is away fails them all.
      if (group.length > 1 && !databaseErrorCode(error)) {
        for (const one of group) await settle([one]);
      } else {
        for (const { reject } of group) reject(error);
      }
    }
  }

  async function work(key: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      if (queue.length < togetherMaximum) await setTimeout(gathering);
      await settle(queue.splice(0, togetherMaximum));
    }
    queues.delete(key);
  }

  return {
    record: (batch) =>
      new Promise((resolve, reject) => {
        const key = isShared ? batch.storyId : '';
        const waiting = { batch, resolve, reject };
        const queue = queues.get(key);
        if (queue) {
          if (queue.length >= waitingMaximum) reject(new ApiError('server-busy'));
          else queue.push(waiting);
          return;
        }
        const started = [waiting];
        queues.set(key, started);
        void work(key, started);
      }),
  };
}
