import type { AssistantEvent } from '../contract/index.ts';
import { asRaw, type Raw } from '../normalise/raw.ts';
import { errorCodes } from '../values/errors.ts';

const isText = (value: unknown): boolean => typeof value === 'string';

const isResult = (result: Raw): boolean => {
  if (result.kind === 'text') return isText(result.text);
  if (result.kind === 'choices') {
    return Array.isArray(result.choices) && result.choices.every(isText);
  }
  if (result.kind === 'summary') return isText(result.title) && isText(result.description);
  return result.kind === 'contradictions' && Array.isArray(result.items);
};

const isEvent: Record<AssistantEvent['type'], (event: Raw) => boolean> = {
  queued: ({ place }) => typeof place === 'number',
  started: () => true,
  text: ({ text }) => isText(text),
  progress: ({ characters }) => typeof characters === 'number',
  done: ({ result, usage }) => isResult(asRaw(result)) && typeof asRaw(usage).limit === 'number',
  error: ({ code, message }) => errorCodes.some((known) => known === code) && isText(message),
};

/** An event of the stream of a task, or undefined where it is none. */
export function readAssistantEvent(data: string): AssistantEvent | undefined {
  try {
    const event = asRaw(JSON.parse(data));
    const type = Object.keys(isEvent).find((known) => known === event.type);
    const isSound = type !== undefined && isEvent[type as AssistantEvent['type']](event);
    return isSound ? (event as AssistantEvent) : undefined;
  } catch {
    return undefined;
  }
}
