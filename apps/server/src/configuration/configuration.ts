import { resolve } from 'node:path';
import { fail, type Result, succeed } from '@dreamfork/story';
import type { z } from 'zod';
import { environment, type logLevels } from './environment.ts';
import { type GenerationSettings, readGeneration } from './generation.ts';
import { defaultSiteDirectory } from './paths.ts';
import type { TrustProxy } from './trusted-proxies.ts';

/** The sender of emails that are only written to the outbox. */
const localSender = 'Dreamfork <stories@dreamfork.local>';

/** The credentials of this server at Google. */
export type GoogleClient = { clientId: string; clientSecret: string; issuer: string };

export type S3Bucket = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket's address for browsers. */
  publicUrl: string | undefined;
};

/** Where media files are kept, and how much room a user has for them. */
export type MediaSettings = {
  quotaBytes: number;
  premiumQuotaBytes: number;
  /** Other hosts from which pages may show pictures, videos and sounds. */
  allowedHosts: readonly string[];
  /** Absent: the data directory. */
  s3: S3Bucket | undefined;
};

/** What shared caches before the server do. */
export type CdnSettings = {
  /** How long they may answer without asking. */
  seconds: number;
  /** Where they are told to forget something: an address with `{path}`, or one that takes a list. */
  purgeUrl: string | undefined;
  purgeToken: string | undefined;
};

/** All settings of an operator, read and checked once at start. */
export type Configuration = Readonly<{
  port: number;
  host: string;
  dataDirectory: string;
  /** PostgreSQL; absent: SQLite in the data directory. */
  databaseUrl: string | undefined;
  /** A replica of that database, for reads that bear a delay; absent: all go to the database itself. */
  databaseReadUrl: string | undefined;
  /** Redis, where processes count together; absent: PostgreSQL, or the memory of the one process. */
  redisUrl: string | undefined;
  /** Where nightly backups are written; absent: none are made. */
  backupDirectory: string | undefined;
  /** Whether the server makes a backup before it upgrades a database. */
  backupBeforeUpgrade: boolean;
  publicUrl: string | undefined;
  administrator: { email: string; password: string | undefined } | undefined;
  /** How people reach the operator; absent where they left no way. */
  contact: { email?: string; url?: string } | undefined;
  jwtSecret: string | undefined;
  /** Keys of the secrets in the database, the newest first; the signing secret comes after them. */
  encryptionKeys: readonly string[];
  demo: boolean;
  logLevel: (typeof logLevels)[number];
  /** Whether the log has whole addresses of clients, not only their networks. */
  logsFullAddresses: boolean;
  /** Whether browsers shall also reach all names below that of this server by https only. */
  hstsSubdomains: boolean;
  rateLimit: boolean;
  /** Whether traces of requests are sent to a collector of OpenTelemetry. */
  traces: boolean;
  /** Metrics are served where one of the two is set: behind the token, and on the port if there is one. */
  metrics: { token: string | undefined; port: number | undefined };
  /** Proxies whose `X-Forwarded-…` headers are trusted. */
  trustProxy: TrustProxy;
  maxStoryBytes: number;
  /** Limit for the documents of all stories of a user. */
  storyQuotaBytes: number;
  media: MediaSettings;
  cdn: CdnSettings;
  siteDirectory: string;
  /** How emails are sent; without an SMTP server they are written to the outbox in the data directory. */
  mail: { smtpUrl: string | undefined; from: string };
  google: GoogleClient | undefined;
  generation: GenerationSettings;
  /** Whether only users with a confirmed address may publish. */
  requireConfirmedEmail: boolean;
  /** Whether administrators and moderators need two-step sign-in for their work. */
  requireTwoFactor: boolean;
}>;

function readMedia(values: z.output<typeof environment>): MediaSettings {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const isS3 = S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY;
  return {
    quotaBytes: values.MEDIA_QUOTA_BYTES,
    premiumQuotaBytes: values.MEDIA_PREMIUM_QUOTA_BYTES,
    allowedHosts: values.MEDIA_ALLOWED_HOSTS,
    s3: isS3
      ? {
          endpoint: S3_ENDPOINT,
          region: values.S3_REGION,
          bucket: S3_BUCKET,
          accessKeyId: S3_ACCESS_KEY_ID,
          secretAccessKey: S3_SECRET_ACCESS_KEY,
          publicUrl: values.S3_PUBLIC_URL,
        }
      : undefined,
  };
}

type ContactValues = { CONTACT_EMAIL?: string | undefined; CONTACT_URL?: string | undefined };

function readContact({ CONTACT_EMAIL, CONTACT_URL }: ContactValues): Configuration['contact'] {
  if (CONTACT_EMAIL === undefined && CONTACT_URL === undefined) return undefined;
  return {
    ...(CONTACT_EMAIL === undefined ? {} : { email: CONTACT_EMAIL }),
    ...(CONTACT_URL === undefined ? {} : { url: CONTACT_URL }),
  };
}

/** Reads the configuration, or returns one sentence for each mistake in it. */
export function readConfiguration(
  variables: Readonly<Record<string, string | undefined>>,
): Result<Configuration, string[]> {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value?.trim()),
  );
  const parsed = environment.safeParse(present);
  if (!parsed.success) return fail(parsed.error.issues.map((issue) => issue.message));
  const values = parsed.data;
  return succeed({
    port: values.PORT,
    host: values.HOST,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    redisUrl: values.REDIS_URL,
    backupDirectory: values.BACKUP_DIR ? resolve(values.BACKUP_DIR) : undefined,
    backupBeforeUpgrade: values.BACKUP_BEFORE_UPGRADE,
    publicUrl: values.PUBLIC_URL,
    administrator: values.ADMIN_EMAIL
      ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
      : undefined,
    contact: readContact(values),
    jwtSecret: values.JWT_SECRET,
    encryptionKeys: values.ENCRYPTION_KEY,
    demo: values.DEMO,
    logLevel: values.LOG_LEVEL,
    logsFullAddresses: values.LOG_FULL_ADDRESSES,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    rateLimit: values.RATE_LIMIT,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    metrics: { token: values.METRICS_TOKEN, port: values.METRICS_PORT },
    trustProxy: values.TRUST_PROXY,
    maxStoryBytes: values.MAX_STORY_BYTES,
    storyQuotaBytes: values.STORY_QUOTA_BYTES,
    media: readMedia(values),
    cdn: {
      seconds: values.CDN_CACHE_SECONDS,
      purgeUrl: values.CDN_PURGE_URL,
      purgeToken: values.CDN_PURGE_TOKEN,
    },
    siteDirectory: values.SITE_DIR ? resolve(values.SITE_DIR) : defaultSiteDirectory,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? localSender },
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
            issuer: values.GOOGLE_ISSUER,
          }
        : undefined,
    generation: readGeneration(values),
    requireConfirmedEmail: values.REQUIRE_CONFIRMED_EMAIL,
    requireTwoFactor: values.REQUIRE_TWO_FACTOR,
  });
}
