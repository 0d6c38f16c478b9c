import type { SystemOverview } from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import { serverVersion } from '../../configuration/paths.ts';
import { migrations } from '../../db/migrations/index.ts';
import { readBackups } from '../backups/nightly.ts';
import { measureDisk } from '../disk-space.ts';
import type { Services } from '../services.ts';
import { listJobs } from './jobs.ts';
import { readSettings } from './site-status.ts';

const hostOf = (address: string | undefined): string | null =>
  address === undefined ? null : new URL(address).host;

function listSettings({ configuration, assistant }: Services): SystemOverview['settings'] {
  const { publicUrl, mail, google, media, trustProxy } = configuration;
  const [model] = assistant.offered();
  return [
    {
      id: 'public-address',
      isConfigured: publicUrl !== undefined,
      host: hostOf(publicUrl),
    },
    { id: 'mail', isConfigured: mail.smtpUrl !== undefined, host: hostOf(mail.smtpUrl) },
    { id: 'google', isConfigured: google !== undefined, host: hostOf(google?.issuer) },
    {
      id: 'object-storage',
      isConfigured: media.s3 !== undefined,
      host: hostOf(media.s3?.endpoint),
    },
    {
      id: 'generation',
      isConfigured: model !== undefined,
      host: hostOf(model?.address),
    },
    { id: 'proxy', isConfigured: Boolean(trustProxy), host: null },
    { id: 'rate-limits', isConfigured: configuration.rateLimit, host: null },
    { id: 'confirmed-email', isConfigured: configuration.requireConfirmedEmail, host: null },
  ];
}

const one = async (
  query: { rows: { value: unknown }[] } | Promise<{ rows: { value: unknown }[] }>,
) => (await query).rows[0]?.value;

/** Version and size of the database. */
export async function measureDatabase({ database, engine }: Services) {
  const [version, size] =
    engine === 'sqlite'
      ? [
          sql<{ value: unknown }>`select sqlite_version() as value`,
          sql<{ value: unknown }>`
            select page_count * page_size as value from pragma_page_count(), pragma_page_size()`,
        ]
      : [
          sql<{ value: unknown }>`select current_setting('server_version') as value`,
          sql<{ value: unknown }>`select pg_database_size(current_database()) as value`,
        ];
  const [versionText, bytes] = await Promise.all([
    one(version.execute(database)),
    one(size.execute(database)),
  ]);
  return { version: String(versionText), bytes: Number(bytes) };
}

/** The contents of files, each counted once however many files have it. */
export async function measureMedia({ database }: Services) {
  const contents = database
    .selectFrom('media_files')
    .select(({ fn }) => ['sha256', fn.max('size_bytes').as('bytes'), fn.countAll().as('files')])
    .groupBy('sha256');
  const { bytes, files } = await database
    .selectFrom(contents.as('contents'))
    .select(({ fn }) => [
      fn.sum<number | string | null>('bytes').as('bytes'),
      fn.sum<number | string | null>('files').as('files'),
    ])
    .executeTakeFirstOrThrow();
  return { mediaBytes: Number(bytes ?? 0), mediaFiles: Number(files ?? 0) };
}

/** The server as its administrator sees it; no secret is in it. */
export async function readOverview(services: Services): Promise<SystemOverview> {
  const { configuration, database, engine } = services;
  const [disk, measured, media, jobs, backups, settings] = await Promise.all([
    measureDisk(configuration.dataDirectory),
    measureDatabase(services),
    measureMedia(services),
    listJobs(services),
    readBackups(services),
    readSettings(database),
  ]);
  return {
    versions: {
      product: serverVersion,
      node: process.versions.node,
      engine,
      database: measured.version,
      migration: Object.keys(migrations).at(-1) ?? '',
    },
    settings: listSettings(services),
    storage: { databaseBytes: measured.bytes, ...media, ...(disk ? { disk } : {}) },
    jobs,
    backups,
    ...settings,
  };
}
