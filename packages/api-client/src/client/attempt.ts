import { fail, type Result } from '@dreamfork/story';
import type { TransportError } from './apiError.ts';
import { type ClientLocale, clientMessages } from './messages.ts';

type Limits = {
  locale: ClientLocale;
  /** Milliseconds until the request is given up. */
  timeout?: number | undefined;
  /** Gives it up from outside. */
  signal?: AbortSignal | undefined;
};

export type Failure = (kind: TransportError['kind']) => Result<never, TransportError>;

/** Makes a request within its limits; what it throws is told apart by who gave it up. */
export async function attempt<Value, Refusal>(
  { locale, timeout, signal: caller }: Limits,
  request: (signal: AbortSignal, failure: Failure) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | TransportError>> {
  const failure: Failure = (kind) => fail({ kind, message: clientMessages[locale][kind] });
  const limit = timeout === undefined ? undefined : AbortSignal.timeout(timeout);
  const signals = [limit, caller].filter((signal) => signal !== undefined);
  if (caller?.aborted) return failure('aborted');
  try {
    return await request(AbortSignal.any(signals), failure);
  } catch {
    if (caller?.aborted) return failure('aborted');
    return failure(limit?.aborted ? 'timeout' : 'network');
  }
}
