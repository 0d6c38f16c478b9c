import type { NodeType } from '@dreamfork/story';
import type { Answer } from './answer.ts';

export type Tone = 'neutral' | 'tense' | 'warm' | 'humorous' | 'solemn' | 'frightening';

/** What a model may read of the story, in the order in which it reads it. */
export type AssistantContext = {
  storyTitle?: string;
  storyDescription?: string;
  passages: {
    nodeId: string;
    title: string;
    text: string;
    /** The choice that leads on to the next passage. */
    choice?: string;
  }[];
};

type Instruction = { instruction?: string };

/** What a model can be asked for. */
export type AssistantTask =
  /** The author's own request. */
  | { kind: 'prompt'; prompt: string }
  | ({
      kind: 'continue' | 'rewrite';
      text: string;
      context?: AssistantContext;
    } & Instruction)
  | ({ kind: 'shorten'; text: string } & Instruction)
  | ({ kind: 'tone'; text: string; tone: Tone } & Instruction)
  | { kind: 'correct'; text: string }
  | { kind: 'translate'; text: string; target: string }
  | ({
      kind: 'choices';
      text: string;
      count: number;
      existing: string[];
      context?: AssistantContext;
    } & Instruction)
  | ({ kind: 'passage'; choice: string; context: AssistantContext } & Instruction)
  | { kind: 'summary' | 'contradictions'; context: AssistantContext }
  | ({ kind: 'image-description'; mediaId: string } & Instruction);

export type AssistantModel = {
  name: string;
  /** Whether it can look at images. */
  vision: boolean;
  /** The most characters of a task as JSON that it can read. */
  maxCharacters: number;
};

/** How often the author may ask a model today. */
export type AssistantUsage = {
  used: number;
  limit: number;
  /** In ISO form. */
  resetsAt: string;
};

export type AssistantRequest = {
  provider: string;
  model: string;
  /** The language of the story (BCP 47). */
  language: string;
  task: AssistantTask;
};

/** Passages that disagree, each with words of its text. */
export type Contradiction = {
  explanation: string;
  places: { nodeId: string; quote: string }[];
};

/** Plain text in every case. */
export type AssistantResult =
  | {
      kind: 'text';
      text: string;
      /** The answer was longer than allowed and ends early. */
      isCut: boolean;
    }
  | { kind: 'choices'; choices: string[] }
  | { kind: 'summary'; title: string; description: string }
  | { kind: 'contradictions'; items: Contradiction[] };

export type AssistantAnswer = { result: AssistantResult; usage: AssistantUsage };

/** What is told while a task is carried out. */
export type AssistantProgress =
  /** Others are before this request; 1 is next. */
  | { type: 'queued'; place: number }
  | { type: 'started' }
  | { type: 'text'; text: string }
  /** How much of an answer that is no text has arrived. */
  | { type: 'progress'; characters: number };

/** Models that help with writing. */
export type AssistantServices = {
  providers: () => Answer<{ name: string; displayName: string }[]>;
  models: (provider: string) => Answer<AssistantModel[]>;
  usage: () => Answer<AssistantUsage>;
  /** Deletes a template of the author's own. */
  removeTemplate: (key: string) => Answer<unknown>;
  /** Carries out a task. Aborting the signal cancels it. */
  write: (
    request: AssistantRequest,
    options: { signal: AbortSignal; onEvent: (event: AssistantProgress) => void },
  ) => Answer<AssistantAnswer>;
};

export type TextProvider = { name: string; displayName: string };

export type PromptTemplate = { key: string; title: string; nodeType: NodeType; prompt: string };

/** Who writes texts on request. */
export type GeneratorServices = {
  /** Whether there was a model when the editor opened; without one the dialog says who can set it up. @default true */
  hasModels?: boolean;
  providers: () => Answer<TextProvider[]>;
  models: (provider: string) => Answer<string[]>;
  templates: () => Promise<PromptTemplate[]>;
  saveTemplate: (template: PromptTemplate) => Answer<PromptTemplate>;
  generate: (input: {
    provider: string;
    model: string;
    prompt: string;
    signal: AbortSignal;
  }) => Answer<string>;
};
