import { availableChoices } from '../../queries/availableChoices.ts';
import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import type { ProblemPlace } from '../../validation/problem.ts';
import {
  type Analysis,
  analyseExpression,
  nothingKnown,
  type RangeOf,
} from '../../variables/analyseExpression.ts';
import { parseExpression } from '../../variables/parseExpression.ts';
import { variableRangesInSteps } from '../../variables/variableRanges.ts';
import {
  connectionVariables,
  nodeVariables,
  type VariableReport,
} from '../../variables/variableUses.ts';
import {
  type Diagnostic,
  type DiagnosticRule,
  diagnostic,
  type FixCode,
  nothingFound,
} from '../diagnostic.ts';
import { mistypedPlaces } from './types.ts';

const isNever = ({ range, yes }: Analysis): boolean => range?.type === 'boolean' && !yes;

const isAlways = ({ range, no, mayFail }: Analysis): boolean =>
  range?.type === 'boolean' && !no && !mayFail;

/** SPEC V22 and V23 for one node or connection; each place reports a code once. */
function judge(report: VariableReport, at: ProblemPlace, rangeOf: RangeOf): readonly Diagnostic[] {
  const { conditions, tests, shown, effects } = report;
  if (conditions.length + tests.length + shown.length + effects.length === 0) return nothingFound;
  const found = new Map<string, Diagnostic>();
  const add = (key: string, { code, place, fixes }: Omit<Diagnostic, 'severity'>) => {
    if (!found.has(key)) found.set(key, diagnostic(code, { ...at, ...place }, fixes));
  };
  for (const { code, place } of mistypedPlaces(report, rangeOf)) {
    add(code, { code, place, fixes: [] });
  }
  for (const { expression, place } of conditions) {
    const analysis = analyseExpression(expression, rangeOf);
    const deletion: FixCode = 'choiceId' in place ? 'delete-choice' : 'delete-connection';
    const key = place.choiceId ?? '';
    if (isNever(analysis)) {
      add(`never ${key}`, {
        code: 'condition-never',
        place,
        fixes: ['remove-condition', deletion],
      });
    }
    if (isAlways(analysis)) {
      add(`always ${key}`, { code: 'condition-always', place, fixes: ['remove-condition'] });
    }
  }
  for (const { expression, hasElse, place } of tests) {
    const analysis = analyseExpression(expression, rangeOf);
    if (isNever(analysis) || (hasElse && isAlways(analysis))) {
      add(`text ${place.choiceId ?? ''}`, { code: 'text-part-never', place, fixes: [] });
    }
  }
  return [...found.values()];
}

/** Whether there may be values with which none of the conditions holds. */
function mayAllFail(conditions: readonly (string | undefined)[], rangeOf: RangeOf): boolean {
  if (conditions.includes(undefined)) return false;
  let known = nothingKnown;
  // What follows from a later condition may decide an earlier one.
  for (const condition of [...conditions, ...conditions]) {
    if (condition === undefined) continue;
    const parsed = parseExpression(condition);
    if (!parsed.ok) continue;
    const { range, no, mayFail } = analyseExpression(parsed.value, rangeOf, known);
    if (range?.type !== 'boolean' || mayFail) continue;
    if (!no) return false;
    known = no;
  }
  return true;
}

/** SPEC V21: a node whose choices or connections may all be closed. */
function closedChoices(
  story: StoryDocument,
  node: StoryNode,
  rangeOf: RangeOf,
): readonly Diagnostic[] {
  const { choices, paths } = availableChoices(story, node);
  const place = { nodeId: node.id };
  const fixes: FixCode[] = ['connect-to-new-node'];
  if (choices.length > 0) {
    return mayAllFail(
      choices.map(({ choice }) => choice.condition),
      rangeOf,
    )
      ? [diagnostic('choices-may-close', place, fixes)]
      : nothingFound;
  }
  return paths.length > 0 &&
    mayAllFail(
      paths.map(({ condition }) => condition),
      rangeOf,
    )
    ? [diagnostic('otherwise-missing', place, fixes)]
    : nothingFound;
}

/** SPEC V21–V23: what follows from the types of the variables and the values that they may have. */
export const conditionsAndTypes: DiagnosticRule = function* conditionsAndTypes(story) {
  if (!story.variables) return;
  const steps = variableRangesInSteps(story);
  let step = steps.next();
  for (; !step.done; step = steps.next()) yield nothingFound;
  const ranges = step.value;
  const rangeOf: RangeOf = (name) => ranges.get(name);
  for (const node of story.nodes) {
    const found = judge(nodeVariables(node), { nodeId: node.id }, rangeOf);
    const closed = closedChoices(story, node, rangeOf);
    yield closed.length > 0 ? [...found, ...closed] : found;
  }
  for (const connection of story.connections) {
    // Nobody takes a placeholder.
    if (connection.condition === undefined || connection.toNodeId === '') continue;
    const { id: connectionId, fromNodeId: nodeId } = connection;
    const report = connectionVariables({ connections: [connection] });
    yield judge(report, { connectionId, nodeId }, rangeOf);
  }
};
