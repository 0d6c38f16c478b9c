import type { ErrorCode } from '@dreamfork/api-client/contract';

const full = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']);

/** The server has become a standby, or always was one. */
const readOnly = '25006';

const busy = new Set([
  // PostgreSQL: statement or lock time-out, deadlock, too many connections, starting up or shutting down.
  '57014',
  '55P03',
  '40P01',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  readOnly,
  // What PgBouncer says of a server that is away.
  '08P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

// pg has no codes for these errors.
const unreachable = /^(?:timeout exceeded when trying to connect|Connection terminated)/;
const unanswered = 'Query read timeout';

/** Whether a query has had no answer at all, not even that it takes too long. */
const isUnanswered = (error: Error): boolean => error.message === unanswered;

/** Whether a statement was ended because it took too long. */
export const isTooSlow = (error: unknown): boolean => hasCode(error, new Set(['57014']));

/** Whether the server behind a connection is not the one to write to any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && (isUnanswered(error) || hasCode(error, new Set([readOnly])));

/** The error code for a database failure that is no bug of the server. */
export function databaseErrorCode(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (full.has(code)) return 'storage-full';
  const isBusy =
    busy.has(code) ||
    code.startsWith('SQLITE_BUSY') ||
    unreachable.test(error.message) ||
    isUnanswered(error);
  return isBusy ? 'server-busy' : undefined;
}

const uniqueCodes = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);
const referenceCodes = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

const deadlockCodes = new Set(['40P01']);

const hasCode = (error: unknown, codes: ReadonlySet<string>): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code));

/** Whether a statement violated a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, uniqueCodes);

/** Whether a statement referred to a row that has been deleted. */
export const isReferenceViolation = (error: unknown): boolean => hasCode(error, referenceCodes);

/** Whether PostgreSQL rolled a transaction back because of a deadlock. */
export const isDeadlock = (error: unknown): boolean => hasCode(error, deadlockCodes);
