import type { NodeType } from '@dreamfork/story';
import type { Answer } from './answer.ts';

export type TextProvider = { name: string; displayName: string };

export type PromptTemplate = { key: string; title: string; nodeType: NodeType; prompt: string };

/** Who writes texts on request. */
export type GeneratorServices = {
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
