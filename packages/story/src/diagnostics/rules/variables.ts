import { findNode } from '../../queries/storyIndex.ts';
import type { StoryDocument } from '../../schema/document.ts';
import type { AdviceCode } from '../../validation/problem.ts';
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
  type NodeRule,
  nothingFound,
} from '../diagnostic.ts';
import { addableFixes, unknownUses } from '../unknownVariables.ts';

/** The diagnostics of what a part of the story says of variables, each code once (SPEC V19, V21). */
function mistakes(
  story: StoryDocument,
  { uses, visitedNodeIds, problems }: VariableReport,
): Diagnostic[] {
  const found = new Map<AdviceCode, Diagnostic>();
  const report = (code: AdviceCode, place: Diagnostic['place'], fixes: FixCode[] = []) => {
    if (!found.has(code)) found.set(code, diagnostic(code, place, fixes));
  };
  for (const { code, place } of problems) report(code as AdviceCode, place);
  const unknown = unknownUses(story, uses);
  if (unknown[0]) report('variable-unknown', unknown[0].place, addableFixes(story, unknown));
  if (visitedNodeIds.some((nodeId) => !findNode(story, nodeId))) {
    report('visited-node-missing', uses[0]?.place ?? {});
  }
  return [...found.values()];
}

/** SPEC V19, V21. */
export const nodeExpressions: NodeRule = (story, node) => {
  if (!story.variables) return nothingFound;
  return mistakes(story, nodeVariables(node)).map(
    (one): Diagnostic => ({ ...one, place: { nodeId: node.id, ...one.place } }),
  );
};

/** SPEC V19: one connection after another. */
export const connectionExpressions: DiagnosticRule = function* connectionExpressions(story) {
  if (!story.variables) return;
  for (const connection of story.connections) {
    if (connection.condition === undefined) continue;
    const place = { connectionId: connection.id, nodeId: connection.fromNodeId };
    const report = connectionVariables({ connections: [connection] });
    yield mistakes(story, report).map((one) => ({ ...one, place: { ...place, ...one.place } }));
  }
};

/** SPEC V20. */
export const variableNames: DiagnosticRule = function* variableNames(story) {
  const { variables } = story;
  if (!variables) return;
  const read = new Set<string>();
  const set = new Set<string>();
  const collect = ({ uses }: VariableReport) => {
    for (const { name, kind } of uses) (kind === 'read' ? read : set).add(name);
  };
  for (const node of story.nodes) {
    collect(nodeVariables(node));
    yield nothingFound;
  }
  collect(connectionVariables(story));
  const known = new Set<string>();
  for (const { id: variableId, name } of variables) {
    const [isRead, isSet] = [read.has(name), set.has(name)];
    const use: AdviceCode[] =
      isRead && isSet
        ? []
        : [isRead ? 'variable-never-set' : isSet ? 'variable-never-read' : 'variable-unused'];
    const codes: AdviceCode[] = known.has(name) ? ['variable-name-duplicate'] : use;
    known.add(name);
    yield codes.map((code) => diagnostic(code, { variableId }, []));
  }
};
