import * as z from 'zod/mini';

/** The nightly backups: the files that are there, and how the last run went. */
export const backupState = z.object({
  /** `off`: the operator has set up none; `old`: the newest is older than 36 hours; `failed`: the last run made none. */
  state: z.enum(['off', 'never', 'fresh', 'old', 'failed']),
  count: z.int().check(z.nonnegative()),
  newest: z.nullable(
    z.object({
      madeAt: z.iso.datetime(),
      /** Whole hours since then, by the clock of the server. */
      ageHours: z.int().check(z.nonnegative()),
      bytes: z.number().check(z.nonnegative()),
    }),
  ),
  /** Why the last run failed. */
  error: z.nullable(z.string()),
});

export type BackupState = z.output<typeof backupState>;
