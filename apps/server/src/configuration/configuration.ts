import { resolve } from 'node:path';
import { emailKey, isPasswordValid } from '@dreamfork/api-client/contract';
import { fail, type Result, succeed } from '@dreamfork/story';
import { z } from 'zod';
import type { S3Bucket } from '../services/media/storage/s3-storage.ts';
import { isHost, isIssuer, isSender, isSmtpAddress } from './addresses.ts';
import { flag, secret, trustedProxies, webAddress, wholeNumber } from './fields.ts';
import {
  type GenerationSettings,
  modelServices,
  ollamaName,
  operatorTemplates,
  readGeneration,
} from './generation.ts';
import { defaultSiteDirectory } from './paths.ts';
import type { TrustProxy } from './trusted-proxies.ts';

/** The sender of emails that are only written to the outbox. */
const localSender = 'Dreamfork <stories@dreamfork.local>';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = z
  .object({
    PORT: wholeNumber('PORT', { fallback: 8081, minimum: 0, maximum: 65_535 }),
    HOST: z.string().default('0.0.0.0'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, {
        abort: true,
        error:
          'DATABASE_URL must start with postgres:// or postgresql://; leave it out to keep everything in an SQLite file in DATA_DIR.',
      })
      .optional(),
    PUBLIC_URL: webAddress('PUBLIC_URL', 'https://stories.example.org'),
    ADMIN_EMAIL: z
      .string()
      .refine((address) => emailKey(address) !== undefined, {
        error: 'ADMIN_EMAIL must be an e-mail address, such as admin@example.org.',
      })
      .optional(),
    ADMIN_PASSWORD: z
      .string()
      .refine(isPasswordValid, {
        error:
          'ADMIN_PASSWORD is too weak: it needs at least 6 characters, a capital letter A-Z, a small letter a-z and a digit.',
      })
      .optional(),
    CONTACT_EMAIL: z
      .string()
      .refine((address) => emailKey(address) !== undefined, {
        error: 'CONTACT_EMAIL must be an e-mail address, such as help@example.org.',
      })
      .optional(),
    CONTACT_URL: webAddress('CONTACT_URL', 'https://example.org/help'),
    JWT_SECRET: secret('JWT_SECRET', 32),
    DEMO: flag('DEMO', true),
    LOG_LEVEL: z
      .enum(logLevels, { error: `LOG_LEVEL must be one of: ${logLevels.join(', ')}.` })
      .default('info'),
    RATE_LIMIT: flag('RATE_LIMIT', true),
    TRUST_PROXY: trustedProxies('TRUST_PROXY'),
    MAX_STORY_BYTES: wholeNumber('MAX_STORY_BYTES', {
      fallback: 25 * 1024 * 1024,
      minimum: 1024,
      maximum: 200 * 1024 * 1024,
    }),
    STORY_QUOTA_BYTES: wholeNumber('STORY_QUOTA_BYTES', {
      fallback: 1024 ** 3,
      minimum: 1024,
      maximum: 1024 ** 4,
    }),
    MEDIA_QUOTA_BYTES: wholeNumber('MEDIA_QUOTA_BYTES', {
      fallback: 1024 ** 3,
      minimum: 0,
      maximum: 1024 ** 5,
    }),
    MEDIA_PREMIUM_QUOTA_BYTES: wholeNumber('MEDIA_PREMIUM_QUOTA_BYTES', {
      fallback: 10 * 1024 ** 3,
      minimum: 0,
      maximum: 1024 ** 5,
    }),
    MEDIA_ALLOWED_HOSTS: z
      .string()
      .default('')
      .transform((hosts) => hosts.split(/[\s,]+/).filter(Boolean))
      .refine((hosts) => hosts.every(isHost), {
        error:
          'MEDIA_ALLOWED_HOSTS must be host names with commas between them, such as images.example.org,*.example.net.',
      }),
    S3_ENDPOINT: webAddress('S3_ENDPOINT', 'https://s3.example.org'),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_PUBLIC_URL: webAddress('S3_PUBLIC_URL', 'https://media.example.org'),
    SITE_DIR: z.string().optional(),
    SMTP_URL: z
      .string()
      .refine(isSmtpAddress, {
        error:
          'SMTP_URL must be an address such as smtps://user:password@mail.example.org; leave it out to have emails written to DATA_DIR/outbox.',
      })
      .optional(),
    MAIL_FROM: z
      .string()
      .refine(isSender, {
        error:
          'MAIL_FROM must be an e-mail address, such as stories@example.org or Dreamfork <stories@example.org>.',
      })
      .optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: z
      .string()
      .refine(isIssuer, {
        error: 'GOOGLE_ISSUER must be an https address; http is for this machine alone.',
      })
      .default('https://accounts.google.com'),
    REQUIRE_CONFIRMED_EMAIL: flag('REQUIRE_CONFIRMED_EMAIL', false),
    REQUIRE_TWO_FACTOR: flag('REQUIRE_TWO_FACTOR', false),
    OLLAMA_URL: webAddress('OLLAMA_URL', 'http://localhost:11434'),
    AI_PROVIDERS: modelServices,
    AI_TEMPLATES: operatorTemplates,
    AI_DAILY_LIMIT: wholeNumber('AI_DAILY_LIMIT', { fallback: 50, minimum: 0, maximum: 1e6 }),
    AI_PREMIUM_DAILY_LIMIT: wholeNumber('AI_PREMIUM_DAILY_LIMIT', {
      fallback: 500,
      minimum: 0,
      maximum: 1e6,
    }),
    AI_CONCURRENCY: wholeNumber('AI_CONCURRENCY', { fallback: 1, minimum: 1, maximum: 100 }),
    AI_CONTEXT_TOKENS: wholeNumber('AI_CONTEXT_TOKENS', {
      fallback: 8192,
      minimum: 4096,
      maximum: 1_000_000,
    }),
  })
  .refine(
    (values) =>
      values.OLLAMA_URL === undefined ||
      !values.AI_PROVIDERS?.some(({ name }) => name === ollamaName),
    {
      error: `AI_PROVIDERS names a service "${ollamaName}", which is the one at OLLAMA_URL. Give it another name.`,
    },
  )
  .refine((values) => !values.DATABASE_URL || values.JWT_SECRET, {
    error:
      'DATABASE_URL is set but JWT_SECRET is not: machines that share a database must share the secret that signs sessions. Set it to the same text of at least 32 characters on each.',
  })
  .refine((values) => !values.SMTP_URL || values.MAIL_FROM, {
    error: 'SMTP_URL is set but MAIL_FROM is not: set both, so that emails have a sender.',
  })
  .refine((values) => !values.GOOGLE_CLIENT_ID === !values.GOOGLE_CLIENT_SECRET, {
    error:
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both to let people sign in with Google, or none.',
  })
  .refine(
    (values) => {
      const parts = [
        values.S3_ENDPOINT,
        values.S3_BUCKET,
        values.S3_ACCESS_KEY_ID,
        values.S3_SECRET_ACCESS_KEY,
      ];
      return parts.every(Boolean) || (!parts.some(Boolean) && !values.S3_PUBLIC_URL);
    },
    {
      error:
        'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all to keep media in an object storage, or none to keep them in DATA_DIR.',
    },
  )
  .refine((values) => !values.ADMIN_PASSWORD || values.ADMIN_EMAIL, {
    error:
      'ADMIN_PASSWORD is set but ADMIN_EMAIL is not: set both, so that the server knows whose password it is.',
  });

/** The credentials of this server at Google. */
export type GoogleClient = { clientId: string; clientSecret: string; issuer: string };

/** Where media files are kept, and how much room a user has for them. */
export type MediaSettings = {
  quotaBytes: number;
  premiumQuotaBytes: number;
  /** Other hosts from which pages may show pictures, videos and sounds. */
  allowedHosts: readonly string[];
  /** Absent: the data directory. */
  s3: S3Bucket | undefined;
};

/** All settings of an operator, read and checked once at start. */
export type Configuration = Readonly<{
  port: number;
  host: string;
  dataDirectory: string;
  /** PostgreSQL; absent: SQLite in the data directory. */
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  administrator: { email: string; password: string | undefined } | undefined;
  /** How people reach the operator; absent where they left no way. */
  contact: { email?: string; url?: string } | undefined;
  jwtSecret: string | undefined;
  demo: boolean;
  logLevel: (typeof logLevels)[number];
  rateLimit: boolean;
  /** Proxies whose `X-Forwarded-…` headers are trusted. */
  trustProxy: TrustProxy;
  maxStoryBytes: number;
  /** Limit for the documents of all stories of a user. */
  storyQuotaBytes: number;
  media: MediaSettings;
  siteDirectory: string;
  /** How emails are sent; without an SMTP server they are written to the outbox in the data directory. */
  mail: { smtpUrl: string | undefined; from: string };
  google: GoogleClient | undefined;
  /** Absent where no model service is set up. */
  generation: GenerationSettings | undefined;
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
    publicUrl: values.PUBLIC_URL,
    administrator: values.ADMIN_EMAIL
      ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
      : undefined,
    contact: readContact(values),
    jwtSecret: values.JWT_SECRET,
    demo: values.DEMO,
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT,
    trustProxy: values.TRUST_PROXY,
    maxStoryBytes: values.MAX_STORY_BYTES,
    storyQuotaBytes: values.STORY_QUOTA_BYTES,
    media: readMedia(values),
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
