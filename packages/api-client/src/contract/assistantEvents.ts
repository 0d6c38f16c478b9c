import * as z from 'zod/mini';
import { errorCodes } from '../values/errors.ts';
import { maxAssistantText, maxProposedChoices } from './assistantTasks.ts';

const count = z.int().check(z.nonnegative());

/** How often a user may ask a model, counted by day (UTC). */
export const assistantUsage = z.object({
  used: count,
  limit: count,
  resetsAt: z.iso.datetime(),
});

/** Plain text with line breaks; shown as text, never as HTML. */
const answerText = z.string().check(z.minLength(1), z.maxLength(maxAssistantText));

/** Passages that disagree, each with words that stand in its text. */
export const contradiction = z.object({
  explanation: z.string().check(z.minLength(1), z.maxLength(2000)),
  places: z.array(z.object({ nodeId: z.string(), quote: z.string() })).check(z.minLength(1)),
});

/** The answer to a task: `choices`, `summary` and `contradictions` for the tasks of the same name, else `text`. */
export const assistantResult = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: answerText,
    /** The answer was longer than allowed and ends early. */
    isCut: z.boolean(),
  }),
  z.object({
    kind: z.literal('choices'),
    choices: z
      .array(z.string().check(z.minLength(1), z.maxLength(200)))
      .check(z.minLength(1), z.maxLength(maxProposedChoices)),
  }),
  z.object({
    kind: z.literal('summary'),
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    description: z.string().check(z.minLength(1), z.maxLength(2000)),
  }),
  z.object({
    kind: z.literal('contradictions'),
    items: z.array(contradiction).check(z.maxLength(50)),
  }),
]);

/** The events of the stream, each the JSON of one server-sent `data` line. `done` or `error` is the last. */
export const assistantEvent = z.discriminatedUnion('type', [
  /** Others are before this request; sent again whenever the place changes. 1 is next. */
  z.object({ type: z.literal('queued'), place: z.int().check(z.positive()) }),
  /** The model has the request. */
  z.object({ type: z.literal('started') }),
  /** The next part of a text. */
  z.object({ type: z.literal('text'), text: z.string() }),
  /** How much of an answer that is no text has arrived, in characters. */
  z.object({ type: z.literal('progress'), characters: count }),
  z.object({ type: z.literal('done'), result: assistantResult, usage: assistantUsage }),
  z.object({
    type: z.literal('error'),
    code: z.enum(errorCodes),
    message: z.string(),
    /** Seconds until another attempt makes sense. */
    retryAfter: z.optional(count),
  }),
]);

export type AssistantUsage = z.output<typeof assistantUsage>;
export type AssistantResult = z.output<typeof assistantResult>;
export type AssistantEvent = z.output<typeof assistantEvent>;
