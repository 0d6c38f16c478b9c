import { type LanguageModel, type ModelMessage, Output, streamText } from 'ai';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { GenerationSettings } from '../../configuration/generation.ts';
import { toModelError } from './model-errors.ts';
import type { CallLimits } from './model-protocol.ts';

// The library prints warnings about what a service does not support.
globalThis.AI_SDK_LOG_WARNINGS = false;

export type ModelRequest = {
  modelFor: (limits: CallLimits) => LanguageModel;
  system: string;
  messages: ModelMessage[];
  maxOutputTokens: number;
  /** The form of an answer that is no text. */
  schema: z.ZodType | undefined;
  /** The answer ends after so many characters. */
  maxCharacters: number;
};

type Options = {
  patience: GenerationSettings['patience'];
  signal: AbortSignal;
  now: () => number;
};

/** Whether the answer is shorter than the model would have written it. */
export type AnswerEnd = { isCut: boolean };

/**
 * Waits for the next part of an answer, however the library treats a service that says nothing.
 * @throws ApiError `model-timeout`; the reason of `signal`.
 */
function nextPart<Part>(
  next: Promise<Part>,
  { milliseconds, signal }: { milliseconds: number; signal: AbortSignal },
): Promise<Part> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    const timer = setTimeout(() => reject(new ApiError('model-timeout')), milliseconds);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    next.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    });
  });
}

/**
 * The answer of a model, part by part. The call ends with its reader.
 * @throws ApiError `model-…`; the reason of `signal` where that has ended it.
 */
export async function* streamModel(
  { modelFor, schema, maxCharacters, ...request }: ModelRequest,
  { patience, signal, now }: Options,
): AsyncGenerator<string, AnswerEnd> {
  const left = new AbortController();
  const abortSignal = AbortSignal.any([signal, left.signal]);
  const { fullStream } = streamText({
    ...request,
    model: modelFor({ maxOutputTokens: request.maxOutputTokens, signal: abortSignal }),
    ...(schema ? { output: Output.object({ schema }) } : {}),
    maxRetries: 0,
    abortSignal,
    // Without it the library prints the error, and the author's text with it.
    onError: () => {},
  });
  const parts = fullStream[Symbol.asyncIterator]();
  let milliseconds = patience.first;
  let length = 0;
  try {
    for (;;) {
      const { done, value: part } = await nextPart(parts.next(), { milliseconds, signal });
      if (done) throw new ApiError('model-failed');
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') return endOf(part.finishReason);
      // The library's own news come before the first word of the model.
      if (!part.type.endsWith('-delta')) continue;
      milliseconds = patience.between;
      if (part.type !== 'text-delta' || part.text === '') continue;
      const text = part.text.slice(0, maxCharacters - length);
      length += part.text.length;
      yield text;
      if (length > maxCharacters) return { isCut: true };
    }
  } catch (error) {
    signal.throwIfAborted();
    throw toModelError(error, now());
  } finally {
    left.abort();
  }
}

/** @throws ApiError where the stream has ended and the answer has not. */
function endOf(finishReason: string): AnswerEnd {
  if (finishReason === 'stop') return { isCut: false };
  if (finishReason === 'length') return { isCut: true };
  throw new ApiError('model-failed');
}
