import type { StoryDocument, StoryNode } from '../schema/document.ts';
import type { Effect } from '../schema/variable.ts';
import type { Problem, ProblemPlace } from '../validation/problem.ts';
import type { Expression } from '../variables/expression.ts';
import { parseExpression } from '../variables/parseExpression.ts';
import { parseTemplate, type Template } from '../variables/parseTemplate.ts';

/** A place that names a variable. `set`: an effect changes it there. */
export type VariableUse = {
  readonly name: string;
  readonly kind: 'read' | 'set';
  readonly place: ProblemPlace;
};

/** What a part of a story says of variables: uses, named nodes, and mistakes. */
export type VariableReport = {
  readonly uses: VariableUse[];
  readonly visitedNodeIds: string[];
  readonly problems: Problem[];
};

function readExpression(expression: Expression, report: VariableReport, place: ProblemPlace): void {
  switch (expression.kind) {
    case 'literal':
      return;
    case 'variable':
      report.uses.push({ name: expression.name, kind: 'read', place });
      return;
    case 'call': {
      const [first] = expression.values;
      if (expression.name !== 'random' && first?.kind === 'literal') {
        report.visitedNodeIds.push(String(first.value));
      }
      for (const value of expression.values) readExpression(value, report, place);
      return;
    }
    case 'prefix':
      readExpression(expression.value, report, place);
      return;
    case 'infix':
      readExpression(expression.left, report, place);
      readExpression(expression.right, report, place);
  }
}

function readSource(source: unknown, report: VariableReport, place: ProblemPlace): void {
  const parsed = parseExpression(typeof source === 'string' ? source : '');
  if (parsed.ok) readExpression(parsed.value, report, place);
  else report.problems.push({ ...parsed.error, place: { ...place, ...parsed.error.place } });
}

function readParts(template: Template, report: VariableReport, place: ProblemPlace): void {
  for (const part of template) {
    if (typeof part === 'string') continue;
    if (part.kind === 'value') readExpression(part.value, report, place);
    else {
      if (part.kind === 'if') readExpression(part.condition, report, place);
      for (const branch of part.branches) readParts(branch, report, place);
    }
  }
}

function readText(text: string, report: VariableReport, place: ProblemPlace): void {
  if (!text.includes('{')) return;
  const { parts, problems } = parseTemplate(text);
  readParts(parts, report, place);
  for (const one of problems) {
    report.problems.push({ ...one, place: { ...place, ...one.place } });
  }
}

function readEffects(
  effects: readonly Effect[] = [],
  report: VariableReport,
  place: ProblemPlace,
): void {
  for (const { kind, variable, value, question } of effects) {
    report.uses.push({ name: variable, kind: 'set', place });
    if (kind === 'set' || kind === 'add' || kind === 'take') readSource(value, report, place);
    if (typeof question === 'string') readText(question, report, place);
  }
}

const newReport = (): VariableReport => ({ uses: [], visitedNodeIds: [], problems: [] });

/** What a node says of variables. */
export function nodeVariables({ id: nodeId, title, content, effects, choices }: StoryNode) {
  const report = newReport();
  readText(title, report, { nodeId });
  readText(content, report, { nodeId });
  readEffects(effects, report, { nodeId });
  for (const { id: choiceId, text, condition, closedReason, effects: taken } of choices) {
    const place = { nodeId, choiceId };
    readText(text, report, place);
    if (condition !== undefined) readSource(condition, report, place);
    if (closedReason !== undefined) readText(closedReason, report, place);
    readEffects(taken, report, place);
  }
  return report;
}

/** What the conditions of connections say of variables. */
export function connectionVariables({ connections }: StoryDocument): VariableReport {
  const report = newReport();
  for (const { id: connectionId, condition } of connections) {
    if (condition !== undefined) readSource(condition, report, { connectionId });
  }
  return report;
}

/** Where a variable is read and set, in the order of the document (SPEC E40). */
export const variableUses = (story: StoryDocument, name: string): VariableUse[] =>
  [...story.nodes.map(nodeVariables), connectionVariables(story)]
    .flatMap(({ uses }) => uses)
    .filter((use) => use.name === name);
