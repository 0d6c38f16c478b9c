import { emailKey, isPasswordValid } from '@dreamfork/api-client/contract';
import { z } from 'zod';
import {
  flag,
  numberWithin,
  secret,
  secrets,
  trustedProxies,
  webAddress,
  wholeNumber,
} from './fields.ts';
import { modelServices, noOllama, ollamaName, operatorTemplates } from './generation.ts';

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host is this machine. */
const isLoopback = (hostname: string): boolean => loopback.test(hostname);

/** Whether this is the address of a mail server. */
function isSmtpAddress(text: string): boolean {
  const url = parse(text);
  return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** Whether this is an OpenID Connect address that may receive a secret. */
function isIssuer(text: string): boolean {
  const url = parse(text);
  if (!url) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

const named = /^[^<>\r\n"]*<([^<>\r\n]+)>$/;

/** Whether this is an e-mail address, alone or in pointed brackets after a name. */
const isSender = (text: string): boolean =>
  emailKey(named.exec(text.trim())?.[1] ?? text.trim()) !== undefined;

/** Whether this is a host of pages: a name, all names below one (`*.example.org`), perhaps with a port. */
const isHost = (text: string): boolean =>
  /^(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i.test(text);

const postgresAddress = /^postgres(ql)?:\/\//;

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The variables of the environment, each checked and with its default, and what must be set together. */
export const environment = z
  .object({
    PORT: wholeNumber('PORT', { fallback: 8081, minimum: 0, maximum: 65_535 }),
    HOST: z.string().default('0.0.0.0'),
    DATA_DIR: z.string().default('./data'),
    BACKUP_DIR: z.string().optional(),
    BACKUP_BEFORE_UPGRADE: flag('BACKUP_BEFORE_UPGRADE', true),
    DATABASE_URL: z
      .string()
      .regex(postgresAddress, {
        abort: true,
        error:
          'DATABASE_URL must start with postgres:// or postgresql://; leave it out to keep everything in an SQLite file in DATA_DIR.',
      })
      .optional(),
    DATABASE_READ_URL: z
      .string()
      .regex(postgresAddress, {
        abort: true,
        error: 'DATABASE_READ_URL must start with postgres:// or postgresql://, as DATABASE_URL.',
      })
      .optional(),
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\//, {
        error:
          'REDIS_URL must start with redis:// or rediss://; leave it out to have limits counted by the database.',
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
    ENCRYPTION_KEY: secrets('ENCRYPTION_KEY', 32),
    DEMO: flag('DEMO', true),
    LOG_LEVEL: z
      .enum(logLevels, { error: `LOG_LEVEL must be one of: ${logLevels.join(', ')}.` })
      .default('info'),
    METRICS_TOKEN: secret('METRICS_TOKEN', 32, 'where nothing reads metrics'),
    METRICS_PORT: numberWithin('METRICS_PORT', { minimum: 1, maximum: 65_535 }).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://localhost:4318'),
    LOG_FULL_ADDRESSES: flag('LOG_FULL_ADDRESSES', false),
    HSTS_SUBDOMAINS: flag('HSTS_SUBDOMAINS', false),
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
    CDN_CACHE_SECONDS: wholeNumber('CDN_CACHE_SECONDS', { fallback: 60, minimum: 0, maximum: 60 }),
    CDN_PURGE_URL: webAddress(
      'CDN_PURGE_URL',
      'https://stories.example.org/{path} or https://api.example.org/purge',
    ),
    CDN_PURGE_TOKEN: z.string().optional(),
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
    OLLAMA_URL: z
      .literal(noOllama)
      .or(webAddress('OLLAMA_URL', `http://localhost:11434, or ${noOllama}`)),
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
      values.OLLAMA_URL === noOllama ||
      !values.AI_PROVIDERS?.some(({ name }) => name === ollamaName),
    {
      error: `AI_PROVIDERS names a service "${ollamaName}", which is the one at OLLAMA_URL. Give it another name.`,
    },
  )
  .refine((values) => !values.DATABASE_URL || values.JWT_SECRET, {
    error:
      'DATABASE_URL is set but JWT_SECRET is not: machines that share a database must share the secret that signs sessions. Set it to the same text of at least 32 characters on each.',
  })
  .refine((values) => !values.DATABASE_READ_URL || values.DATABASE_URL, {
    error:
      'DATABASE_READ_URL is set but DATABASE_URL is not: a replica follows a PostgreSQL database. Set both, or leave DATABASE_READ_URL out.',
  })
  .refine((values) => values.METRICS_PORT !== values.PORT, {
    error:
      'METRICS_PORT is the same as PORT. Give the metrics a port of their own, or leave METRICS_PORT out and set METRICS_TOKEN to have them at /metrics.',
  })
  .refine((values) => !values.CDN_PURGE_URL || values.PUBLIC_URL, {
    error:
      'CDN_PURGE_URL is set but PUBLIC_URL is not: set both, so that the addresses of stories are known.',
  })
  .refine((values) => !values.CDN_PURGE_TOKEN || values.CDN_PURGE_URL, {
    error:
      'CDN_PURGE_TOKEN is set but CDN_PURGE_URL is not: set both, so that the server knows where to use it.',
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
