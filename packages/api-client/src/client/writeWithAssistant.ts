import { fail, type Result, succeed } from '@dreamfork/story';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type {
  AssistantEvent,
  AssistantRequest,
  AssistantResult,
  AssistantUsage,
} from '../contract/index.ts';
import { assistant } from '../routes/writing.ts';
import { errorStatuses } from '../values/errors.ts';
import type { ApiError, TransportError } from './apiError.ts';
import { readAssistantEvent } from './assistantEvent.ts';
import type { ApiClient } from './createClient.ts';
import { clientMessages } from './messages.ts';
import type { CallOptions } from './options.ts';

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

/** Carries out a task with a model. `signal` cancels it, on the server too. */
export async function writeWithAssistant(
  client: ApiClient,
  request: AssistantRequest,
  { signal: caller, onEvent }: WriteOptions = {},
): Promise<Result<AssistantAnswer, ApiError>> {
  const failure = (kind: TransportError['kind']) =>
    fail<ApiError>({ kind, message: clientMessages[client.locale()][kind] });
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silence);
  const stayAwake = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silence);
  };
  const signal = caller ? AbortSignal.any([caller, silent.signal]) : silent.signal;
  try {
    const opened = await client.open(assistant.write, { body: request }, { signal });
    if (!opened.ok) return silent.signal.aborted && !caller?.aborted ? failure('timeout') : opened;
    const events = opened.value
      .pipeThrough(new TransformStream(reportingTo(stayAwake)))
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (;;) {
      const { value, done } = await events.read();
      if (done) return failure('network');
      const event = readAssistantEvent(value.data);
      if (!event) return failure('unreadable');
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
}

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
