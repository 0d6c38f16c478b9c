import { describe } from 'vitest';
import { type Engine, engines, isPostgresReachable } from './places.ts';

export { type Engine, engines, makePlace, type Place } from './places.ts';

if (!isPostgresReachable) {
  console.warn(
    'No PostgreSQL is reachable, so its half of this file is skipped. Start one, or set TEST_DATABASE_URL.',
  );
}

/** Runs a suite once for each database engine; PostgreSQL only where one is reachable. */
export function describeOnEngines(title: string, suite: (engine: Engine) => void): void {
  for (const engine of engines) {
    describe.skipIf(engine === 'postgres' && !isPostgresReachable)(`${title} (${engine})`, () => {
      suite(engine);
    });
  }
}
