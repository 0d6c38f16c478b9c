import type { Change } from '../change/change.ts';
import { changeBetween } from '../change/changeBetween.ts';
import { fail, type Result, succeed } from '../result.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import {
  type Problem,
  type ProblemCode,
  type ProblemPlace,
  problem,
} from '../validation/problem.ts';

/** The story after an edit, and the change. */
export type Edit = { readonly story: StoryDocument; readonly change: Change };

/** An edit, or the reason why it was refused. */
export type EditResult = Result<Edit, Problem>;

export const edited = (before: StoryDocument, after: StoryDocument): EditResult =>
  succeed({ story: after, change: changeBetween(before, after) });

export const refused = (code: ProblemCode, place: ProblemPlace): EditResult =>
  fail(problem(code, place));

export const nodeIndexOf = (story: StoryDocument, nodeId: string): number =>
  story.nodes.findIndex(({ id }) => id === nodeId);

/** The story with one node replaced. */
export const withNode = (story: StoryDocument, index: number, node: StoryNode): StoryDocument => ({
  ...story,
  nodes: story.nodes.with(index, node),
});
