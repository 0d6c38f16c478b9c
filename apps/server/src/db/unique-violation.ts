const codes = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);

/** Whether a statement failed because a value that may be there once is there already. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code));
