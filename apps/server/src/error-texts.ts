import { ApiError } from './api-error.ts';

/** Why something failed, on one line and without a full stop: a part of a sentence for operators. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The form of an answer or of a request: what it is about stands in the cause.
  const isForm = error instanceof ApiError || error.message === 'fetch failed';
  if (isForm && error.cause) return reasonOf(error.cause);
  const code = 'code' in error ? String(error.code) : error.name;
  return (error.message || code).replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}

/** What an operator reads of an error that ended a start or a command. */
export const sentenceFor = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` ${error.cause.message}` : '';
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is taken by another program. Set PORT, or METRICS_PORT, to another number, or stop that program.';
  }
  return `${error.message}${cause}`;
};
