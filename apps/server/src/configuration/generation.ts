import { promptTemplate } from '@dreamfork/api-client/contract';
import { z } from 'zod';

const name = z.string().trim().min(1).max(100);
const tokens = z.int().min(1024).max(10_000_000);

const model = z.union([
  name.transform((text) => ({ name: text })),
  z.strictObject({ name, vision: z.boolean().optional(), contextTokens: tokens.optional() }),
]);

const service = z.strictObject({
  name,
  displayName: name.optional(),
  address: z.url({ protocol: /^https?$/ }),
  key: z.string().min(1).optional(),
  models: z.array(model).min(1).max(100).optional(),
});

/** Parses JSON that a schema describes. The message never quotes the value: it may hold a key. */
const json = <Schema extends z.ZodType>(schema: Schema, message: string) =>
  z
    .string()
    .transform((text, context): z.output<Schema> => {
      try {
        const read = schema.safeParse(JSON.parse(text));
        if (read.success) return read.data;
      } catch {
        // The message below is that of both mistakes.
      }
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional();

const areUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

export const modelServices = json(
  z.array(service).refine((all) => areUnique(all.map((one) => one.name))),
  'AI_PROVIDERS must be a JSON list of services with different names, such as [{"name":"studio","address":"https://api.example.org/v1","key":"…","models":["large"]}].',
);

export const operatorTemplates = json(
  z
    .array(promptTemplate)
    .max(100)
    .refine((all) => areUnique(all.map(({ key }) => key))),
  'AI_TEMPLATES must be a JSON list of templates with different keys, such as [{"key":"text.scene","title":"Scene","nodeType":"text","prompt":"Describe the place."}].',
);

/** A model as the operator describes it. */
export type ModelSettings = {
  name: string;
  vision?: boolean | undefined;
  contextTokens?: number | undefined;
};

/** Where models answer. */
export type ModelServiceSettings = {
  kind: 'ollama' | 'openai-compatible';
  name: string;
  displayName: string;
  /** Without a slash at the end. */
  address: string;
  key?: string | undefined;
  /** Absent: those that the service names. */
  models?: readonly ModelSettings[] | undefined;
};

/** How texts are written on request. */
export type GenerationSettings = {
  services: readonly ModelServiceSettings[];
  /** Where Ollama is looked for; absent where the operator named one, or wants none. */
  localOllama: ModelServiceSettings | undefined;
  /** Absent: those of the server. */
  templates: readonly z.output<typeof promptTemplate>[] | undefined;
  /** Requests of a user in a day. */
  dailyLimit: number;
  premiumDailyLimit: number;
  /** Requests that a service answers at once, of each process. */
  concurrency: number;
  /** The window of models of which nothing else is known. */
  contextTokens: number;
  /** Milliseconds until the first part of an answer, and between two parts. */
  patience: { first: number; between: number };
};

// A model of this machine may have to be loaded first.
const patience = { first: 180_000, between: 45_000 };

type Values = {
  OLLAMA_URL?: string | undefined;
  AI_PROVIDERS?: z.output<typeof modelServices>;
  AI_TEMPLATES?: z.output<typeof operatorTemplates>;
  AI_DAILY_LIMIT: number;
  AI_PREMIUM_DAILY_LIMIT: number;
  AI_CONCURRENCY: number;
  AI_CONTEXT_TOKENS: number;
};

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

/** The name of the service at OLLAMA_URL. */
export const ollamaName = 'ollama';

/** The value of OLLAMA_URL that keeps the server from looking for Ollama. */
export const noOllama = 'off';

const ollamaAt = (address: string): ModelServiceSettings => ({
  kind: 'ollama',
  name: ollamaName,
  displayName: 'Ollama',
  address: withoutSlash(address),
});

/** The model services of the operator; without a word about Ollama it is looked for where it usually is. */
export function readGeneration(values: Values): GenerationSettings {
  const services: ModelServiceSettings[] = (values.AI_PROVIDERS ?? []).map((one) => ({
    ...one,
    kind: 'openai-compatible',
    displayName: one.displayName ?? one.name,
    address: withoutSlash(one.address),
  }));
  const { OLLAMA_URL } = values;
  if (OLLAMA_URL !== undefined && OLLAMA_URL !== noOllama) services.unshift(ollamaAt(OLLAMA_URL));
  const isLooked = OLLAMA_URL === undefined && !services.some(({ name }) => name === ollamaName);
  return {
    services,
    localOllama: isLooked ? ollamaAt('http://localhost:11434') : undefined,
    templates: values.AI_TEMPLATES,
    dailyLimit: values.AI_DAILY_LIMIT,
    premiumDailyLimit: values.AI_PREMIUM_DAILY_LIMIT,
    concurrency: values.AI_CONCURRENCY,
    contextTokens: values.AI_CONTEXT_TOKENS,
    patience,
  };
}
