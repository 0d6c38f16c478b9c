import { fail, type Result, succeed } from '@dreamfork/story';
import type {
  AssistantEvent,
  AssistantRequest,
  AssistantResult,
  AssistantUsage,
} from '../contract/index.ts';
import { assistant } from '../routes/writing.ts';
import { errorStatuses } from '../values/errors.ts';
import type { ApiError } from './apiError.ts';
import { readAssistantEvent } from './assistantEvent.ts';
import type { ApiClient } from './createClient.ts';
import type { CallOptions } from './options.ts';
import { readEvents, transportFailure } from './readEvents.ts';

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
export function writeWithAssistant(
  client: ApiClient,
  request: AssistantRequest,
  { signal, onEvent }: WriteOptions = {},
): Promise<Result<AssistantAnswer, ApiError>> {
  return readEvents<AssistantAnswer>(client, {
    open: (signal) => client.open(assistant.write, { body: request }, { signal }),
    take(data) {
      const event = readAssistantEvent(data);
      if (!event) return transportFailure(client, 'unreadable');
      if (event.type === 'done') return succeed({ result: event.result, usage: event.usage });
      if (event.type === 'error') return fail<ApiError>(toError(event));
      onEvent?.(event);
      return undefined;
    },
    silence,
    signal,
  });
}

const toError = ({ code, message, retryAfter }: Extract<AssistantEvent, { type: 'error' }>) => ({
  kind: 'http' as const,
  status: errorStatuses[code],
  code,
  message,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});
