import type { StoryDocument, StoryNode } from '../schema/document.ts';
import type { Diagnosis } from './diagnosis.ts';

/**
 * Examines a whole story in the order of the document. Every yield is one unit of work, so that
 * whoever drives the rule can pause between any two.
 */
export type DoctorRule = (story: StoryDocument) => Generator<readonly Diagnosis[], void>;

/** Examines one node by itself. */
export type NodeRule = (story: StoryDocument, node: StoryNode) => readonly Diagnosis[];

export const nothingFound: readonly Diagnosis[] = [];
