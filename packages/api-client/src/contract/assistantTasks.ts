import { languageTag } from '@dreamfork/story';
import * as z from 'zod/mini';
import { text } from './text.ts';

/** The longest text, request and answer, in characters. */
export const maxAssistantText = 20_000;

/** The most choices that can be asked for at once. */
export const maxProposedChoices = 6;

/** The most passages that a task can have as its context. */
export const maxContextPassages = 500;

export const tones = ['neutral', 'tense', 'warm', 'humorous', 'solemn', 'frightening'] as const;
export type Tone = (typeof tones)[number];

const shortText = text().check(z.trim(), z.minLength(1), z.maxLength(500));
const authorText = text().check(z.minLength(1), z.maxLength(maxAssistantText));
const instruction = z.optional(text().check(z.trim(), z.maxLength(2000)));

/** A node that the model may read. */
export const contextPassage = z.object({
  nodeId: text().check(z.minLength(1), z.maxLength(200)),
  title: text().check(z.maxLength(500)),
  text: text().check(z.maxLength(maxAssistantText)),
  /** The choice that leads on to the next passage of the context. */
  choice: z.optional(text().check(z.maxLength(500))),
});

/** What the model may read of the story: the path to the node in reading order, or the whole story. */
export const assistantContext = z.object({
  storyTitle: z.optional(text().check(z.maxLength(500))),
  storyDescription: z.optional(text().check(z.maxLength(5000))),
  passages: z.array(contextPassage).check(z.maxLength(maxContextPassages)),
});

const context = assistantContext;
const optionalContext = z.optional(assistantContext);

/** What a model can be asked for. */
export const assistantTask = z.discriminatedUnion('kind', [
  /** The author's own request. */
  z.object({
    kind: z.literal('prompt'),
    prompt: text().check(z.trim(), z.minLength(1), z.maxLength(maxAssistantText)),
    context: optionalContext,
  }),
  /** What comes after `text`; the answer does not repeat it. */
  z.object({
    kind: z.literal('continue'),
    text: authorText,
    instruction,
    context: optionalContext,
  }),
  z.object({ kind: z.literal('rewrite'), text: authorText, instruction, context: optionalContext }),
  z.object({ kind: z.literal('shorten'), text: authorText, instruction }),
  z.object({ kind: z.literal('tone'), text: authorText, tone: z.enum(tones), instruction }),
  /** Spelling, grammar and punctuation. */
  z.object({ kind: z.literal('correct'), text: authorText }),
  z.object({
    kind: z.literal('translate'),
    text: authorText,
    /** The language of the answer. */
    target: text().check(z.refine((value) => languageTag(value) !== undefined, 'language-invalid')),
  }),
  /** Choices that a reader can make after `text`. */
  z.object({
    kind: z.literal('choices'),
    text: authorText,
    count: z.int().check(z.minimum(1), z.maximum(maxProposedChoices)),
    /** Choices that the node has: the answer repeats none. */
    existing: z.array(shortText).check(z.maxLength(100)),
    instruction,
    context: optionalContext,
  }),
  /** The text of the node that a choice leads to; the last passage of the context has the choice. */
  z.object({ kind: z.literal('passage'), choice: shortText, instruction, context }),
  /** A title and a description of the story. */
  z.object({ kind: z.literal('summary'), context }),
  /** Alternative text of an image among the author's own files; for models with `vision`. */
  z.object({
    kind: z.literal('image-description'),
    mediaId: text().check(z.minLength(1), z.maxLength(200)),
    instruction,
  }),
  /** Contradictions of names and facts between the passages. */
  z.object({ kind: z.literal('contradictions'), context }),
]);

export const assistantRequest = z.object({
  provider: text().check(z.minLength(1)),
  model: text().check(z.minLength(1)),
  /** The language of the story (BCP 47), in which the answer is written. */
  language: text().check(z.refine((value) => languageTag(value) !== undefined, 'language-invalid')),
  task: assistantTask,
});

export type AssistantContext = z.output<typeof assistantContext>;
export type ContextPassage = z.output<typeof contextPassage>;
export type AssistantTask = z.output<typeof assistantTask>;
export type AssistantTaskKind = AssistantTask['kind'];
export type AssistantRequest = z.input<typeof assistantRequest>;
