import { describe, onTestFinished } from 'vitest';
import { isFullRun } from '../../../../scripts/testScope.ts';
import { type Engine, engines, isPostgresReachable, makePlace, type Place } from './places.ts';

export { type Engine, makePlace, type Place } from './places.ts';

if (!isPostgresReachable) {
  console.warn(
    'No PostgreSQL is reachable, so its half of this file is skipped. Start one, or set TEST_DATABASE_URL.',
  );
}

/** A place that is removed after the test. */
export async function placeOfTest(engine: Engine = 'sqlite'): Promise<Place> {
  const place = await makePlace(engine);
  onTestFinished(place.remove);
  return place;
}

function describeOn(chosen: readonly Engine[], title: string, suite: (engine: Engine) => void) {
  for (const engine of chosen) {
    describe.skipIf(engine === 'postgres' && !isPostgresReachable)(`${title} (${engine})`, () => {
      suite(engine);
    });
  }
}

/** Runs a suite on SQLite; in a full run on PostgreSQL as well, where one is reachable. */
export function describeOnEngines(title: string, suite: (engine: Engine) => void): void {
  describeOn(isFullRun ? engines : ['sqlite'], title, suite);
}

/** Runs a suite on both engines in every run: for what a database does itself, such as locks and triggers. */
export function describeOnBothEngines(title: string, suite: (engine: Engine) => void): void {
  describeOn(engines, title, suite);
}
