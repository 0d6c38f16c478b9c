import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { ApiError } from '../api-error.ts';
import { servingLimits } from './engine.ts';
import { databaseErrorCode, isTooSlow } from './failures.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';

/** How much older than the primary what a guest reads may be, in milliseconds. */
export const replicaLagMaximum = 5000;

/** How often the lag is measured, in milliseconds. */
const lookEvery = 1000;

/** More samples than a usable replica can be behind. */
const samplesMaximum = 10;

/** Requests wait so long for a replica that is away, before the primary answers them. */
const limits = { ...servingLimits, connection: 1000 };

type Sample = { at: number; position: string };

/** A copy of the database that follows it by streaming replication. */
export type Replica = {
  /** Reads from the replica, or from the primary while the replica is away or too far behind. */
  read: <Value>(work: (database: Database) => Promise<Value>) => Promise<Value>;
  /** Measures the lag now. */
  look: () => Promise<void>;
  /** How old what it has may be, in milliseconds; infinite before it has caught up once. */
  lag: () => number;
  /** Throws where reads go to the primary, and says why. */
  check: () => Promise<void>;
  poolLoad: ReturnType<typeof openPostgres>['poolLoad'];
  close: () => Promise<void>;
};

type Options = { url: string; onLostConnection: (error: Error) => void };

/**
 * Opens a replica. Its lag is measured by what both servers have written, so that neither clocks nor a replication
 * that has silently ended deceive: at a moment the primary is at a position of its log; once the replica has come to
 * this position, it has all that had been acknowledged by then.
 */
export function openReplica(
  primary: Database,
  { url, onLostConnection }: Options,
): Replica & { follow: () => void } {
  const { database, poolLoad, close } = openPostgres({ url, limits, onLostConnection });
  const closing = new AbortController();
  let following = Promise.resolve();
  let samples: Sample[] = [];
  let currentAsOf = Number.NEGATIVE_INFINITY;
  let failure: unknown;
  const lag = () => Date.now() - currentAsOf;

  async function measure(): Promise<void> {
    const at = Date.now();
    const { rows } = await sql<{ position: string }>`
      select pg_current_wal_lsn()::text as position`.execute(primary);
    samples = [...samples, { at, position: rows[0]?.position ?? '' }].slice(-samplesMaximum);
    const reached = await sql<{ follows: boolean; at: number | null }>`
      select pg_is_in_recovery() as follows, (
        select max(at) from unnest(
          ${samples.map((sample) => sample.at)}::bigint[],
          ${samples.map((sample) => sample.position)}::pg_lsn[]
        ) as samples (at, position) where position <= pg_last_wal_replay_lsn()
      ) as at`.execute(database);
    const [row] = reached.rows;
    if (!row?.follows) {
      throw new Error(
        'The server at DATABASE_READ_URL is no replica: it follows no other. It may have been promoted.',
      );
    }
    const caughtUpAt = row.at;
    if (caughtUpAt === null) return;
    currentAsOf = caughtUpAt;
    samples = samples.filter((sample) => sample.at > caughtUpAt);
  }

  async function look(): Promise<void> {
    try {
      await measure();
      failure = undefined;
    } catch (error) {
      failure = error;
    }
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      await look();
      // Rejects when the replica is closed.
      await setTimeout(lookEvery, undefined, { signal: closing.signal, ref: false }).catch(
        () => {},
      );
    }
  }

  return {
    async read(work) {
      if (failure !== undefined || lag() > replicaLagMaximum) return work(primary);
      try {
        return await work(database);
      } catch (error) {
        // What takes too long here would take as long there.
        if (error instanceof ApiError || isTooSlow(error)) throw error;
        if (databaseErrorCode(error) !== undefined) failure = error;
        return work(primary);
      }
    },
    look,
    lag,
    async check() {
      if (failure !== undefined) throw failure;
      if (lag() <= replicaLagMaximum) return;
      throw new Error(
        Number.isFinite(currentAsOf)
          ? `The replica is ${Math.round(lag() / 1000)} seconds behind, so everything is read from the primary.`
          : 'The replica has not caught up with the primary yet, so everything is read from the primary.',
      );
    },
    poolLoad,
    follow() {
      following = follow();
    },
    async close() {
      closing.abort();
      await following;
      await close();
    },
  };
}

/**
 * Runs reads that bear a delay of some seconds where there is room for them. Guests bear it; whoever is signed in
 * must see what they have written, so their reads go to the primary.
 */
export const readDelayed = <Value>(
  { database, replica }: { database: Database; replica: Replica | undefined },
  viewerId: string | undefined,
  work: (database: Database) => Promise<Value>,
): Promise<Value> => (replica && viewerId === undefined ? replica.read(work) : work(database));
