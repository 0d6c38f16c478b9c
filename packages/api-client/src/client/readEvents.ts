import { fail, type Result } from '@dreamfork/story';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ApiError, TransportError } from './apiError.ts';
import type { ApiClient } from './createClient.ts';
import { clientMessages } from './messages.ts';

type Opened = Promise<Result<ReadableStream<Uint8Array>, ApiError>>;

type EventReading<Value> = {
  open: (signal: AbortSignal) => Opened;
  /** What an event makes of the stream: its result, which ends it, or undefined. */
  take: (data: string) => Result<Value, ApiError> | undefined;
  /** Milliseconds without a sign of life, which a server gives every 15 seconds. */
  silence: number;
  signal: AbortSignal | undefined;
};

/** An error of the transport, in the language of the client. */
export const transportFailure = (client: ApiClient, kind: TransportError['kind']) =>
  fail<ApiError>({ kind, message: clientMessages[client.locale()][kind] });

/** Reads server-sent events until one of them gives the result. `signal` hangs up. */
export async function readEvents<Value>(
  client: ApiClient,
  { open, take, silence, signal: caller }: EventReading<Value>,
): Promise<Result<Value, ApiError>> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silence);
  const stayAwake = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silence);
  };
  const signal = caller ? AbortSignal.any([caller, silent.signal]) : silent.signal;
  const isSilent = () => silent.signal.aborted && !caller?.aborted;
  try {
    const opened = await open(signal);
    if (!opened.ok) return isSilent() ? transportFailure(client, 'timeout') : opened;
    const events = opened.value
      .pipeThrough(new TransformStream(reportingTo(stayAwake)))
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (;;) {
      const { value, done } = await events.read();
      if (done) return transportFailure(client, 'network');
      const result = take(value.data);
      if (result) return result;
    }
  } catch {
    if (caller?.aborted) return transportFailure(client, 'aborted');
    return transportFailure(client, isSilent() ? 'timeout' : 'network');
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
