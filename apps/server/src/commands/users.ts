import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ApiError } from '../api-error.ts';
import { type Configuration, readConfiguration } from '../configuration/configuration.ts';
import { isPostgres } from '../db/engine.ts';
import { sqliteFileName } from '../db/sqlite.ts';
import { sentenceFor } from '../error-texts.ts';
import { eraseAccount } from '../services/account/remove-account.ts';
import { createServices } from '../services/create-services.ts';
import { removeContent } from '../services/media/remove-content.ts';
import type { Services } from '../services/services.ts';
import { userByEmail, userByName } from '../services/users/user-keys.ts';

const usage = [
  'Deletes the account of a user with everything that belongs to it, also while the server runs.',
  '',
  '  npm run users -- erase NAME [--yes]   by user name or e-mail address',
  '',
  'Without --yes nothing is deleted: the account is only described.',
].join('\n');

async function openServices(configuration: Configuration) {
  const { dataDirectory, databaseUrl } = configuration;
  if (!databaseUrl && !existsSync(join(dataDirectory, sqliteFileName))) {
    throw new Error(
      `There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  return createServices({ configuration, takesImports: false });
}

async function describe({ database }: Services, id: string): Promise<string> {
  const countOf = async (table: 'stories' | 'media_files') => {
    const { count } = await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', id)
      .executeTakeFirstOrThrow();
    return count;
  };
  return `stories: ${await countOf('stories')}, media files: ${await countOf('media_files')}`;
}

async function erase(
  services: Services,
  name: string,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<string> {
  const { database } = services;
  const user = await (name.includes('@')
    ? userByEmail(database, name)
    : userByName(database, name));
  if (!user) throw new Error(`Nobody has the name or address ${name}. Nothing was deleted.`);
  const account = `${user.username} <${user.email}>, ${user.role}`;
  const what = await describe(services, user.id);
  if (!isConfirmed) {
    throw new Error(`${account} (${what}). Nothing was deleted: repeat the command with --yes.`);
  }
  const { files } = await eraseAccount(services, user);
  // On SQLite a server may store the same content at this moment.
  if (isPostgres(database)) await removeContent(services, files);
  const later =
    files.length > 0 && !isPostgres(database)
      ? ' The content of the files goes within a day, with the upkeep of the running server.'
      : '';
  return `Deleted: ${account} (${what}).${later} Backups that were made before still have the account.`;
}

function readCommandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const [verb, name, ...others] = positionals;
  if (verb !== 'erase' || !name || others.length > 0) throw new Error(usage);
  return { name, isConfirmed: values.yes };
}

async function run(): Promise<string> {
  const { name, isConfirmed } = readCommandLine();
  const configuration = readConfiguration(process.env);
  if (!configuration.ok) throw new Error(configuration.error.join(' '));
  const services = await openServices(configuration.value);
  try {
    return await erase(services, name, { isConfirmed });
  } finally {
    await services.close();
  }
}

const isLastAdministrator = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'last-administrator';

try {
  console.log(await run());
} catch (error) {
  console.error(
    isLastAdministrator(error)
      ? 'This is the last administrator. Make another user one first. Nothing was deleted.'
      : sentenceFor(error),
  );
  process.exitCode = 1;
}
