import type { StoryDocument } from '../schema/document.ts';
import type { Problem } from './problem.ts';

/** Examines a whole story and returns its problems in the order of the document. */
export type Rule = (story: StoryDocument) => Problem[];
