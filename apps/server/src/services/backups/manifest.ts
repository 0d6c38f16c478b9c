import { z } from 'zod';

const sha256 = z.string().regex(/^[\da-f]{64}$/);
const original = /^[\da-f]{64}\/original$/;
const size = z.int().nonnegative();
const identifier = z.string().regex(/^[a-z][a-z\d_]*$/);

const tableSums = z.object({
  name: identifier,
  columns: z.array(identifier).min(1),
  rows: size,
  /** Of the rows as lines of JSON, in the order of the primary key. */
  sha256,
});

/** The newest format that this version reads and writes. */
export const formatVersion = 1;

/** What is in a backup, as the last file of its archive states it. */
export const manifest = z.object({
  format: z.literal('dreamfork-backup'),
  version: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  product: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The last migration of the database. */
  migration: z.string(),
  /** `database`: without media and keys, as before an upgrade. */
  content: z.enum(['all', 'database']),
  /** Parents before the tables that point to them. */
  tables: z.array(tableSums),
  media: z.array(z.object({ key: z.string().regex(original), bytes: size, sha256 })),
  /** Hashes of contents that the database knows and the storage did not have, or had damaged. */
  missingMedia: z.array(sha256),
  keys: z.array(z.object({ name: z.literal('jwt-secret'), bytes: size, sha256 })),
});

export type TableSums = z.output<typeof tableSums>;
export type Manifest = z.output<typeof manifest>;

/** Whether an object of the media storage is a content itself, rather than made of one or of another program. */
export const isOriginal = (key: string): boolean => original.test(key);

export const manifestName = 'manifest.json';
export const tableEntry = (name: string): string => `tables/${name}.ndjson`;
export const mediaEntry = (key: string): string => `media/${key}`;
export const keyEntry = (name: string): string => `keys/${name}`;
