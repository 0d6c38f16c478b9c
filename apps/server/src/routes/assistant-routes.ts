import {
  type AssistantEvent,
  type AssistantResult,
  assistantRoutes,
  errorMessages,
  generationRoutes,
} from '@dreamfork/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../api-error.ts';
import { ollamaName } from '../configuration/generation.ts';
import type { Locale } from '../messages/locale.ts';
import { defaultTemplates } from '../messages/templates.ts';
import { hangUpSignal } from '../plugins/hang-up.ts';
import { readUsage } from '../services/assistant/daily-uses.ts';
import { listOwnTemplates, removeTemplate, saveTemplate } from '../services/assistant/templates.ts';
import type { Assistant } from '../services/services.ts';
import { type RouteGroup, textBodyLimit } from './register-routes.ts';
import { sendEvents } from './send-events.ts';

/** Texts on request. Without a model service there are no providers, and nothing else that writes. */
export const registerAssistantRoutes: RouteGroup = (tools) => {
  const { assistant } = tools.services;
  registerTemplateRoutes(tools, assistant);
  registerModelRoutes(tools, assistant);
  registerWritingRoutes(tools, assistant);
};

type Tools = Parameters<RouteGroup>[0];

function registerTemplateRoutes({ answer, services }: Tools, { settings }: Assistant): void {
  answer(generationRoutes.templates, async ({ viewer, locale }) => ({
    templates: [
      ...(settings.templates ?? defaultTemplates[locale]),
      ...(await listOwnTemplates(services, viewer.user.id)),
    ],
  }));
  answer(generationRoutes.saveTemplate, async ({ body, viewer }) => {
    await saveTemplate(services, viewer.user.id, body);
    return body;
  });
  answer(assistantRoutes.removeTemplate, async ({ params, viewer }) => {
    await removeTemplate(services, { userId: viewer.user.id, key: params.key });
    return { success: true as const };
  });
}

/**
 * The models of a provider; none of an Ollama that is not there, which clients name where no provider is.
 * @throws ApiError `not-found`, or what keeps the service from listing them.
 */
async function modelsOf(assistant: Assistant, provider: string) {
  if (assistant.offered().some(({ name }) => name === provider)) {
    return (await assistant.models()).find(provider).models();
  }
  if (provider !== ollamaName) throw new ApiError('not-found');
  return [];
}

function registerModelRoutes({ answer, services }: Tools, assistant: Assistant): void {
  answer(generationRoutes.providers, async () => {
    await assistant.look();
    return {
      providers: assistant.offered().map(({ name, displayName }) => ({ name, displayName })),
    };
  });
  answer(generationRoutes.models, async ({ query }) => {
    const found = await modelsOf(assistant, query.provider);
    return { models: found.map(({ name }) => name) };
  });
  answer(assistantRoutes.models, async ({ query }) => {
    const found = await modelsOf(assistant, query.provider);
    return {
      models: found.map(({ name, vision, maxCharacters }) => ({ name, vision, maxCharacters })),
    };
  });
  answer(assistantRoutes.usage, ({ viewer }) =>
    readUsage(services, assistant.settings, viewer.user),
  );
}

function registerWritingRoutes(
  { answer, send, services, limits }: Tools,
  assistant: Assistant,
): void {
  const signalOf = (reply: Parameters<typeof hangUpSignal>[0]) =>
    AbortSignal.any([hangUpSignal(reply), assistant.stopping]);

  answer(
    generationRoutes.generate,
    async ({ body, viewer, locale, reply }) => {
      const { prompt, ...model } = body;
      const request = { ...model, language: locale, task: { kind: 'prompt' as const, prompt } };
      const signal = signalOf(reply.raw);
      const result = await waitForAnswer(
        await assistant.carryOut(services, { viewer, request, signal }),
      );
      if (result.kind !== 'text') throw new ApiError('answer-unusable');
      return { content: result.text };
    },
    { preHandler: limits.assistant, bodyLimit: textBodyLimit },
  );
  send(
    assistantRoutes.write,
    async ({ body, viewer, locale, reply, request }) => {
      const signal = signalOf(reply.raw);
      const events = await assistant.carryOut(services, { viewer, request: body, signal });
      const told = tellError(events, { signal, locale, log: request.log });
      return sendEvents(reply, { events: told, signal });
    },
    { preHandler: limits.assistant, bodyLimit: textBodyLimit, compress: false },
  );
}

type ErrorTelling = { signal: AbortSignal; locale: Locale; log: FastifyBaseLogger };

/** The events of a task; an error is the last of them. */
async function* tellError(
  events: AsyncGenerator<AssistantEvent>,
  { signal, locale, log }: ErrorTelling,
): AsyncGenerator<AssistantEvent> {
  try {
    yield* events;
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof ApiError)) log.error({ error }, 'assistant failed');
    const { code, retryAfter } = error instanceof ApiError ? error : new ApiError('internal');
    const message = errorMessages[locale][code];
    yield { type: 'error', code, message, ...(retryAfter === undefined ? {} : { retryAfter }) };
  }
}

/**
 * The whole answer to a task.
 * @throws ApiError
 */
async function waitForAnswer(events: AsyncGenerator<AssistantEvent>): Promise<AssistantResult> {
  for await (const event of events) {
    if (event.type === 'done') return event.result;
  }
  throw new ApiError('model-failed');
}
