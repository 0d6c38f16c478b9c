import type { StoryLocale } from '../../schema/locale.ts';
import type { ProblemCode } from '../problem.ts';
import { english } from './english.ts';
import { russian } from './russian.ts';

/** The message of each problem: what happened, why it matters, what to do. */
export const problemMessages: Record<StoryLocale, Record<ProblemCode, string>> = {
  ru: russian,
  en: english,
};
