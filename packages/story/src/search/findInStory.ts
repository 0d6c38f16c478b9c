import { type Result, succeed } from '../result.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { Problem } from '../validation/problem.ts';
import { type Expression, type ExpressionOptions, expressionOf } from './expression.ts';
import { createVisibility, type NodeText, type TextField, textFields, textsOf } from './fields.ts';

export type FindOptions = ExpressionOptions & {
  /** The fields to look in. @default all */
  scope?: readonly TextField[];
};

/** A place in a text of a node: `start` up to, but not including, `end`. */
export type Match = {
  nodeId: string;
  field: TextField;
  choiceId?: string;
  start: number;
  end: number;
};

/** The search ends at this number of matches. */
export const matchesMaximum = 10_000;

function* matchesIn(
  story: StoryDocument,
  nodeId: string,
  { field, choiceId, text }: NodeText,
  { pattern, prepare }: Expression,
): Generator<Match> {
  const isVisible = createVisibility(story, text);
  for (const { index, 0: found } of prepare(text).matchAll(pattern)) {
    if (found === '' || !isVisible(index, index + found.length)) continue;
    yield {
      nodeId,
      field,
      ...(choiceId === undefined ? {} : { choiceId }),
      start: index,
      end: index + found.length,
    };
  }
}

function* search(
  story: StoryDocument,
  expression: Expression,
  scope: readonly TextField[],
): Generator<Match> {
  for (const node of story.nodes) {
    for (const text of textsOf(node)) {
      if (scope.includes(text.field)) yield* matchesIn(story, node.id, text, expression);
    }
  }
}

/**
 * Finds text in the story, in the order of the document (SPEC F1–F5). An author's regular
 * expression may not terminate: run it in a worker that can be terminated.
 */
export function findInStory(
  story: StoryDocument,
  query: string,
  { scope = textFields, ...options }: FindOptions = {},
): Result<Match[], Problem> {
  if (query === '') return succeed([]);
  const expression = expressionOf(query, options, 'g');
  if (!expression.ok) return expression;
  return succeed([...take(search(story, expression.value, scope), matchesMaximum)]);
}

function* take<Item>(items: Iterable<Item>, count: number): Generator<Item> {
  let left = count;
  for (const item of items) {
    yield item;
    if (--left === 0) return;
  }
}
