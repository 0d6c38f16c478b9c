import type { LanguageModel } from 'ai';

export type ListedModel = { name: string; vision: boolean; contextTokens: number };

/** What a call of a model is limited by. */
export type CallLimits = { maxOutputTokens: number; signal: AbortSignal };

/** What the two protocols do differently. */
export type ModelProtocol = {
  list: (signal: AbortSignal) => Promise<ListedModel[]>;
  /** Rejects where the service does not answer. */
  check: (signal: AbortSignal) => Promise<unknown>;
  /** The model for one call. */
  modelFor: (model: ListedModel, limits: CallLimits) => LanguageModel;
};
