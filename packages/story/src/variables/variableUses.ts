import type { Connection, StoryDocument, StoryNode } from '../schema/document.ts';
import type { Effect } from '../schema/variable.ts';
import type { Problem, ProblemPlace } from '../validation/problem.ts';
import type { Expression } from './expression.ts';
import { parseExpression } from './parseExpression.ts';
import { parseTemplate, type Template } from './template.ts';

/** A place that names a variable. `set`: an effect changes it there. */
export type VariableUse = {
  readonly name: string;
  readonly kind: 'read' | 'set';
  readonly part: VariablePart;
  readonly place: ProblemPlace;
};

/** What names a variable: a title, content, choice, reason or question is a text. */
export type VariablePart = 'text' | 'condition' | 'effect';

/** What a part of a story says of variables. */
export type VariableReport = {
  readonly uses: VariableUse[];
  /** Nodes whose visits it asks for. */
  readonly visitedNodeIds: string[];
  /** Mistakes in expressions and templates. */
  readonly problems: Problem[];
  /** Conditions of choices and connections. */
  readonly conditions: { readonly expression: Expression; readonly place: ProblemPlace }[];
  /** Conditions within texts. */
  readonly tests: {
    readonly expression: Expression;
    readonly hasElse: boolean;
    readonly place: ProblemPlace;
  }[];
  readonly effects: {
    readonly effect: Effect;
    /** Null if the effect has none, or one with a mistake. */
    readonly value: Expression | null;
    readonly place: ProblemPlace;
  }[];
  /** Values in texts; `tested` names the variables that a condition around them reads. */
  readonly shown: {
    readonly expression: Expression;
    readonly tested: readonly string[];
    readonly place: ProblemPlace;
  }[];
};

/** Where an expression or a text stands. */
type Reading = { readonly part: VariablePart; readonly place: ProblemPlace };

function readExpression(expression: Expression, report: VariableReport, at: Reading): void {
  switch (expression.kind) {
    case 'literal':
      return;
    case 'variable':
      report.uses.push({ name: expression.name, kind: 'read', ...at });
      return;
    case 'call': {
      const [first] = expression.values;
      if (expression.name !== 'random' && first?.kind === 'literal') {
        report.visitedNodeIds.push(String(first.value));
      }
      for (const value of expression.values) readExpression(value, report, at);
      return;
    }
    case 'prefix':
      readExpression(expression.value, report, at);
      return;
    case 'infix':
      readExpression(expression.left, report, at);
      readExpression(expression.right, report, at);
  }
}

function readSource(source: unknown, report: VariableReport, at: Reading): Expression | null {
  const parsed = parseExpression(typeof source === 'string' ? source : '');
  if (parsed.ok) {
    readExpression(parsed.value, report, at);
    return parsed.value;
  }
  report.problems.push({ ...parsed.error, place: { ...at.place, ...parsed.error.place } });
  return null;
}

function readCondition(source: unknown, report: VariableReport, place: ProblemPlace): void {
  const expression = readSource(source, report, { part: 'condition', place });
  if (expression) report.conditions.push({ expression, place });
}

function readParts(
  template: Template,
  report: VariableReport,
  place: ProblemPlace,
  tested: readonly string[],
): void {
  const at: Reading = { part: 'text', place };
  for (const part of template) {
    if (typeof part === 'string') continue;
    if (part.kind === 'value') {
      report.shown.push({ expression: part.value, tested, place });
      readExpression(part.value, report, at);
      continue;
    }
    const first = report.uses.length;
    if (part.kind === 'if') {
      const { condition, branches } = part;
      report.tests.push({ expression: condition, hasElse: branches.length > 1, place });
      readExpression(condition, report, at);
    }
    const names = [...tested, ...report.uses.slice(first).map(({ name }) => name)];
    for (const branch of part.branches) readParts(branch, report, place, names);
  }
}

function readText(text: string, report: VariableReport, place: ProblemPlace): void {
  if (!text.includes('{')) return;
  const { parts, problems } = parseTemplate(text);
  readParts(parts, report, place, []);
  for (const one of problems) {
    report.problems.push({ ...one, place: { ...place, ...one.place } });
  }
}

function readEffects(
  effects: readonly Effect[] = [],
  report: VariableReport,
  place: ProblemPlace,
): void {
  for (const effect of effects) {
    const { kind, variable, value: source, question } = effect;
    report.uses.push({ name: variable, kind: 'set', part: 'effect', place });
    const hasValue = kind === 'set' || kind === 'add' || kind === 'take';
    const value = hasValue ? readSource(source, report, { part: 'effect', place }) : null;
    report.effects.push({ effect, value, place });
    if (typeof question === 'string') readText(question, report, place);
  }
}

const newReport = (): VariableReport => ({
  uses: [],
  visitedNodeIds: [],
  problems: [],
  conditions: [],
  tests: [],
  effects: [],
  shown: [],
});

function reportOfNode({ id: nodeId, title, content, effects, choices }: StoryNode) {
  const report = newReport();
  readText(title, report, { nodeId });
  readText(content, report, { nodeId });
  readEffects(effects, report, { nodeId });
  for (const { id: choiceId, text, condition, closedReason, effects: taken } of choices) {
    const place = { nodeId, choiceId };
    readText(text, report, place);
    if (condition !== undefined) readCondition(condition, report, place);
    if (closedReason !== undefined) readText(closedReason, report, place);
    readEffects(taken, report, place);
  }
  return report;
}

const reports = new WeakMap<StoryNode, VariableReport>();

/** What a node says of variables; found once for each version of the node. */
export function nodeVariables(node: StoryNode): VariableReport {
  let report = reports.get(node);
  if (!report) {
    report = reportOfNode(node);
    reports.set(node, report);
  }
  return report;
}

/** What the conditions of connections say of variables. */
export function connectionVariables({
  connections,
}: Pick<StoryDocument, 'connections'>): VariableReport {
  const report = newReport();
  for (const { id: connectionId, condition } of connections) {
    if (condition !== undefined) readCondition(condition, report, { connectionId });
  }
  return report;
}

const connectionReports = new WeakMap<readonly Connection[], VariableReport>();

function usesInConnections(story: StoryDocument): readonly VariableUse[] {
  let report = connectionReports.get(story.connections);
  if (!report) {
    report = connectionVariables(story);
    connectionReports.set(story.connections, report);
  }
  return report.uses;
}

/** Where each name is read and set, in the order of the document; unchanged nodes are not read again. */
export function variableUseIndex(story: StoryDocument): ReadonlyMap<string, VariableUse[]> {
  const index = new Map<string, VariableUse[]>();
  const add = (use: VariableUse) => {
    const uses = index.get(use.name);
    if (uses) uses.push(use);
    else index.set(use.name, [use]);
  };
  for (const node of story.nodes) for (const use of nodeVariables(node).uses) add(use);
  for (const use of usesInConnections(story)) add(use);
  return index;
}

/** Where a variable is read and set, in the order of the document (SPEC E40). */
export const variableUses = (story: StoryDocument, name: string): VariableUse[] =>
  variableUseIndex(story).get(name) ?? [];
