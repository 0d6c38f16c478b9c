import { fail, type Result, succeed } from '@dreamfork/story';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';
import { assistantRoutes } from '../contract/assistant.ts';
import {
  type AssistantEvent,
  type AssistantResult,
  type AssistantUsage,
  assistantEvent,
} from '../contract/assistantEvents.ts';
import type { AssistantRequest } from '../contract/assistantTasks.ts';
import { errorStatuses } from '../values/errors.ts';

import type { ApiError, TransportError } from './apiError.ts';
import { toHttpError } from './httpErrors.ts';
import { clientMessages } from './messages.ts';
import { type CallOptions, type ClientOptions, localeOf, readJson } from './transport.ts';

/** Milliseconds without a sign of life, which a server gives every 15 seconds. */
const silence = 60_000;

/** What the assistant has made of a task. */
export type AssistantAnswer = { result: AssistantResult; usage: AssistantUsage };

/** What is told of a task while it is carried out. */
export type AssistantProgress = Exclude<AssistantEvent, { type: 'done' | 'error' }>;

export type WriteOptions = CallOptions & {
  /** Called with each event before the answer is whole. */
  onEvent?: (event: AssistantProgress) => void;
};

type Write = (
  request: AssistantRequest,
  options?: WriteOptions,
) => Promise<Result<AssistantAnswer, ApiError>>;

/** Carries out a task with a model. `signal` cancels it, on the server too. */
export const createWrite =
  (options: ClientOptions): Write =>
  async (request, { signal: caller, onEvent } = {}) => {
    const { method, path, contentType } = assistantRoutes.write;
    const { baseUrl, getToken, onUnauthorized } = options;
    const locale = localeOf(options);
    const failure = (kind: TransportError['kind']) =>
      fail<ApiError>({ kind, message: clientMessages[locale][kind] });
    const token = getToken();
    const silent = new AbortController();
    let timer = setTimeout(() => silent.abort(), silence);
    const stayAwake = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silence);
    };
    try {
      const response = await (options.fetch ?? globalThis.fetch)(`${baseUrl}${path}`, {
        method,
        headers: {
          accept: contentType,
          'accept-language': locale,
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(request),
        signal: caller ? AbortSignal.any([caller, silent.signal]) : silent.signal,
      });
      if (!response.ok || !response.body) {
        const payload = readJson(await response.text());
        const error = toHttpError(response.status, payload?.value, locale, undefined);
        if (response.status === 401 && token && getToken() === token) onUnauthorized(error);
        return fail<ApiError>(error);
      }
      const events = response.body
        .pipeThrough(new TransformStream(reportingTo(stayAwake)))
        .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
        .pipeThrough(new EventSourceParserStream())
        .getReader();
      for (;;) {
        const { value, done } = await events.read();
        if (done) return failure('network');
        const read = z.safeParse(assistantEvent, readJson(value.data)?.value);
        if (!read.success) return failure('unreadable');
        const event = read.data;
        if (event.type === 'done') return succeed({ result: event.result, usage: event.usage });
        if (event.type === 'error') return fail<ApiError>(toError(event));
        onEvent?.(event);
      }
    } catch {
      if (caller?.aborted) return failure('aborted');
      return failure(silent.signal.aborted ? 'timeout' : 'network');
    } finally {
      clearTimeout(timer);
      // Hangs up where the stream goes on.
      silent.abort();
    }
  };

const reportingTo = (report: () => void): Transformer<Uint8Array, Uint8Array> => ({
  transform(chunk, controller) {
    report();
    controller.enqueue(chunk);
  },
});

const toError = ({ code, message, retryAfter }: Extract<AssistantEvent, { type: 'error' }>) => ({
  kind: 'http' as const,
  status: errorStatuses[code],
  code,
  message,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});
