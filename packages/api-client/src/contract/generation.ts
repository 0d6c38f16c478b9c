import { nodeTypes } from '@dreamfork/story';
import * as z from 'zod/mini';
import { generation } from '../routes/writing.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export const textProvider = z.object({
  name: text().check(z.minLength(1)),
  displayName: z.string(),
});

export const promptTemplate = z.object({
  key: text().check(z.minLength(1), z.maxLength(200)),
  title: text().check(z.minLength(1), z.maxLength(200)),
  nodeType: z.enum(nodeTypes),
  prompt: text().check(z.minLength(1), z.maxLength(20_000)),
});

/** The most templates of one user. */
export const maxTemplates = 100;

export const modelQuery = z.object({ provider: text().check(z.minLength(1)) });

export const generateRequest = z.object({
  provider: text().check(z.minLength(1)),
  model: text().check(z.minLength(1)),
  prompt: text().check(z.trim(), z.minLength(1), z.maxLength(20_000)),
});

const tag = 'AI';

export const generationRoutes = {
  providers: route(generation.providers, {
    tag,
    summary: 'Who can write texts.',
    response: z.object({ providers: z.array(textProvider) }),
  }),
  models: route(generation.models, {
    tag,
    summary: 'The models of a provider.',
    query: modelQuery,
    response: z.object({ models: z.array(z.string()) }),
    errors: [404, 502, 504],
  }),
  templates: route(generation.templates, {
    tag,
    summary: 'Requests to begin with, your own among them.',
    response: z.object({ templates: z.array(promptTemplate) }),
  }),
  saveTemplate: route(generation.saveTemplate, {
    tag,
    summary:
      'Keep a request of your own as a template; one of yours with the same key is replaced.',
    body: promptTemplate,
    response: promptTemplate,
    status: 201,
    errors: [422],
  }),
  generate: route(generation.generate, {
    tag,
    summary: 'Write a text.',
    body: generateRequest,
    response: z.object({ content: z.string() }),
    errors: [404, 422, 502, 504],
  }),
} as const;

export type TextProvider = z.output<typeof textProvider>;
export type PromptTemplate = z.output<typeof promptTemplate>;
export type GenerateRequest = z.input<typeof generateRequest>;
