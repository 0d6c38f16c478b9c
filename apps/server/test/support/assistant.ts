import {
  type AssistantEvent,
  type AssistantTask,
  assistantEvent,
} from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import type { ModelProtocol } from './models.ts';
import type { Answer, Send } from './test-server.ts';

export const providerOf = (protocol: ModelProtocol): string =>
  protocol === 'ollama' ? 'ollama' : 'studio';

type Request = { protocol: ModelProtocol; model?: string; language?: string; task: AssistantTask };

export const requestOf = ({ protocol, model = 'scribe', language = 'ru', task }: Request) => ({
  provider: providerOf(protocol),
  model,
  language,
  task,
});

export const continueTask = { kind: 'continue', text: 'Дверь открылась.' } as const;

type Event = z.output<typeof assistantEvent>;

/** The events in the text of a stream. */
export const readEvents = (text: string): Event[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => assistantEvent.parse(JSON.parse(line.slice('data: '.length))));

/** Carries a task out to its end. */
export async function carryOut(
  send: Send,
  token: string,
  request: Request,
): Promise<{ answer: Answer; events: Event[]; last: AssistantEvent | undefined }> {
  const answer = await send('POST', '/api/aigen/stream', { token, body: requestOf(request) });
  const events = readEvents(answer.text);
  return { answer, events, last: events.at(-1) };
}
