import type { StoryDocument } from '../schema/document.ts';
import type { Problem } from './problem.ts';

/** Looks at a whole story and says what it finds, in the order of the document. */
export type Rule = (story: StoryDocument) => Problem[];
