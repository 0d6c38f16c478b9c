import * as z from 'zod/mini';
import { assistant } from '../routes/writing.ts';
import { assistantUsage } from './assistantEvents.ts';
import { assistantRequest } from './assistantTasks.ts';
import { modelQuery } from './generation.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export const assistantModel = z.object({
  name: z.string().check(z.minLength(1)),
  /** Whether it can look at images. */
  vision: z.boolean(),
  /** The most characters of a task, context included, that it can read. */
  maxCharacters: z.int().check(z.positive()),
});

const tag = 'AI';

/** Help with writing, beyond the calls of `generationRoutes`. */
export const assistantRoutes = {
  models: route(assistant.models, {
    tag,
    summary: 'What the models of a provider can do.',
    query: modelQuery,
    response: z.object({ models: z.array(assistantModel) }),
    errors: [404, 502, 504],
  }),
  usage: route(assistant.usage, {
    tag,
    summary: 'How often you have asked a model today, and how often you may.',
    response: assistantUsage,
  }),
  write: route(assistant.write, {
    tag,
    summary:
      'Carry out a task with a model: server-sent events until `done` or `error`. Hanging up cancels it.',
    body: assistantRequest,
    response: z.string(),
    contentType: 'text/event-stream',
    errors: [404, 422, 502, 504],
  }),
  removeTemplate: route(assistant.removeTemplate, {
    tag,
    summary: 'Delete a template of your own.',
    params: z.object({ key: text().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ success: z.literal(true) }),
    errors: [404],
  }),
} as const;

export type AssistantModel = z.output<typeof assistantModel>;
