import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { writeSite } from './site-files.ts';

/** A folder with a built site, for all the tests of a suite. Filled before the server starts. */
export function openSiteDirectory(): string {
  const name = `dreamfork-site-${process.pid}-${Math.random().toString(36).slice(2)}`;
  const directory = join(tmpdir(), name);
  beforeAll(() => writeSite(directory));
  afterAll(() => rm(directory, { recursive: true, force: true }));
  return directory;
}
