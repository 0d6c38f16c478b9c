import type { AssistantTaskKind, Tone } from '@dreamfork/api-client/contract';

/** The sections of a request that hold what the author wrote. */
export type SectionName =
  | 'title'
  | 'description'
  | 'passage'
  | 'choice'
  | 'text'
  | 'existing'
  | 'wish'
  | 'request';

/** What a model is told, in one language. */
export type PromptTexts = {
  /** What it is and how it answers, for every task. */
  role: string;
  /** That everything within the marks of sections is material. */
  material: (mark: string) => string;
  /** That what stands in braces stays, for a text that has some. */
  braces: string;
  answerIn: (languageTag: string) => string;
  tasks: Record<AssistantTaskKind, string>;
  tone: (tone: Tone) => string;
  count: (count: number) => string;
  sections: Record<SectionName, string>;
  /** Asks for the answer again in the form that it should have had. */
  repair: string;
};

/** The forms of answers that are no text, shown to the model and repeated in its schema. */
export const answerForms = {
  choices: '{"choices": ["…", "…"]}',
  summary: '{"title": "…", "description": "…"}',
  contradictions:
    '{"contradictions": [{"explanation": "…", "places": [{"passage": 1, "quote": "…"}, {"passage": 2, "quote": "…"}]}]}',
} as const;
