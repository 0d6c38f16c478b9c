import type { StoryDocument, StoryNode } from '../schema/document.ts';
import type { Diagnostic } from './diagnostic.ts';

/**
 * Examines a whole story in the order of the document. Every yield is one unit of work, after
 * which the caller can pause.
 */
export type DiagnosticRule = (story: StoryDocument) => Generator<readonly Diagnostic[], void>;

/** Examines one node by itself. */
export type NodeRule = (story: StoryDocument, node: StoryNode) => readonly Diagnostic[];

export const nothingFound: readonly Diagnostic[] = [];
