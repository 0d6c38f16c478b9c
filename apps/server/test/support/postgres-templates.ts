import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { isPostgresReachable, runOnPostgres } from './places.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How the names of the migrated PostgreSQL databases begin that this run copies. */
    postgresTemplates: string;
  }
}

/** Drops the migrated PostgreSQL databases after the run; the workers that copy them end before. */
export default function dropPostgresTemplates({ provide }: TestProject): () => Promise<void> {
  const name = `dreamfork_template_${randomBytes(6).toString('hex')}`;
  provide('postgresTemplates', name);
  return async () => {
    if (!isPostgresReachable) return;
    const made = await runOnPostgres<{ datname: string }>(
      `select datname from pg_database where datname like '${name}%'`,
    );
    for (const { datname } of made) await runOnPostgres(`drop database ${datname} with (force)`);
  };
}
