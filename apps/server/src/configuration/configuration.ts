import { resolve } from 'node:path';
import { isPasswordValid } from '@dreamfork/api-client/contract';
import { fail, type Result, succeed } from '@dreamfork/story';
import { z } from 'zod';
import { flag, secret, wholeNumber } from './fields.ts';
import { defaultSiteDirectory } from './paths.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = z
  .object({
    PORT: wholeNumber('PORT', { fallback: 8081, minimum: 0, maximum: 65_535 }),
    HOST: z.string().default('0.0.0.0'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, {
        error:
          'DATABASE_URL must start with postgres:// or postgresql://; leave it out to keep everything in an SQLite file in DATA_DIR.',
      })
      .optional(),
    PUBLIC_URL: z
      .url({
        protocol: /^https?$/,
        error: 'PUBLIC_URL must be a whole address, such as https://stories.example.org.',
      })
      .optional(),
    ADMIN_EMAIL: z
      .email({ error: 'ADMIN_EMAIL must be an e-mail address, such as admin@example.org.' })
      .optional(),
    ADMIN_PASSWORD: z
      .string()
      .refine(isPasswordValid, {
        error:
          'ADMIN_PASSWORD is too weak: it needs at least 6 characters, a capital letter A-Z, a small letter a-z and a digit.',
      })
      .optional(),
    JWT_SECRET: secret('JWT_SECRET', 32),
    DEMO: flag('DEMO', true),
    LOG_LEVEL: z
      .enum(logLevels, { error: `LOG_LEVEL must be one of: ${logLevels.join(', ')}.` })
      .default('info'),
    RATE_LIMIT: flag('RATE_LIMIT', true),
    TRUST_PROXY: flag('TRUST_PROXY', false),
    MAX_STORY_BYTES: wholeNumber('MAX_STORY_BYTES', {
      fallback: 25 * 1024 * 1024,
      minimum: 1024,
      maximum: 200 * 1024 * 1024,
    }),
    SITE_DIR: z.string().optional(),
  })
  .refine((values) => !values.ADMIN_PASSWORD || values.ADMIN_EMAIL, {
    error:
      'ADMIN_PASSWORD is set but ADMIN_EMAIL is not: set both, so that the server knows whose password it is.',
  });

/** Everything an operator can set, read and checked once at start. */
export type Configuration = Readonly<{
  port: number;
  host: string;
  dataDirectory: string;
  /** PostgreSQL; absent: SQLite in the data directory. */
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  administrator: { email: string; password: string | undefined } | undefined;
  jwtSecret: string | undefined;
  demo: boolean;
  logLevel: (typeof logLevels)[number];
  rateLimit: boolean;
  trustProxy: boolean;
  maxStoryBytes: number;
  siteDirectory: string;
}>;

/** Reads the configuration, or says in one sentence each what is wrong with it. */
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
    jwtSecret: values.JWT_SECRET,
    demo: values.DEMO,
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT,
    trustProxy: values.TRUST_PROXY,
    maxStoryBytes: values.MAX_STORY_BYTES,
    siteDirectory: values.SITE_DIR ? resolve(values.SITE_DIR) : defaultSiteDirectory,
  });
}
