import { setTimeout } from 'node:timers/promises';
import type { Configuration } from '../../configuration/configuration.ts';
import { servingLimits } from '../../db/engine.ts';
import { openPostgres } from '../../db/postgres.ts';
import { openReplica, replicaLagMaximum } from '../../db/replica.ts';
import { reasonOf } from '../../error-texts.ts';
import type { Finding } from './finding.ts';

const lookEvery = 200;

/** Whether a replica follows the database; undefined where none is set up. */
export async function checkReplica({
  databaseUrl: url,
  databaseReadUrl,
}: Pick<Configuration, 'databaseUrl' | 'databaseReadUrl'>): Promise<Finding | undefined> {
  if (url === undefined || databaseReadUrl === undefined) return undefined;
  const check = 'Database replica';
  const onLostConnection = () => {};
  const primary = openPostgres({ url, limits: servingLimits, onLostConnection });
  const replica = openReplica(primary.database, { url: databaseReadUrl, onLostConnection });
  const end = Date.now() + replicaLagMaximum;
  try {
    await replica.look();
    while (!Number.isFinite(replica.lag()) && Date.now() < end) {
      await setTimeout(lookEvery);
      await replica.look();
    }
    await replica.check();
    return { check, state: 'well', sentence: 'The replica follows the database.' };
  } catch (error) {
    return {
      check,
      state: 'wrong',
      sentence: `No reads go to the replica: ${reasonOf(error)}.`,
      remedy:
        'See that the server at DATABASE_READ_URL runs and streams from the one at DATABASE_URL, or leave DATABASE_READ_URL out.',
    };
  } finally {
    await replica.close();
    await primary.close();
  }
}
