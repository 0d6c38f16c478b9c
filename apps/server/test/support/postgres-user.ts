import { spawnSync } from 'node:child_process';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const idOf = (option: '-u' | '-g'): number =>
  Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);

/** Whom PostgreSQL and PgBouncer run as: neither does as root. */
export const postgresUser =
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;

/** A temporary folder of that user. */
export async function makeUserFolder(name: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), `dreamfork-${name}-`));
  if (postgresUser) await chown(directory, postgresUser.uid, postgresUser.gid);
  return directory;
}
