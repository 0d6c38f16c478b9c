import { type EditResult, edited, refused } from '../../operations/edit.ts';
import { addVariable } from '../../operations/variables.ts';
import { findNode, storyIndex } from '../../queries/storyIndex.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { type VariableType, variableTypes } from '../../schema/variable.ts';
import type { ProblemPlace } from '../../validation/problem.ts';
import { anyOfType } from '../../variables/range.ts';
import {
  connectionVariables,
  nodeVariables,
  type VariableReport,
} from '../../variables/variableUses.ts';
import { mistypedPlaces } from '../rules/types.ts';
import { unknownUses } from '../unknownVariables.ts';
import { andThen, type FixContext } from './fix.ts';

function reportAt(story: StoryDocument, place: ProblemPlace): VariableReport | null {
  const { nodeId = '', connectionId } = place;
  const connection = storyIndex(story).connectionsById.get(connectionId ?? '');
  if (connection) return connectionVariables({ connections: [connection] });
  const node = findNode(story, nodeId);
  return node ? nodeVariables(node) : null;
}

/** The first type with which the fewest places have mixed types. */
function typeOf(story: StoryDocument, report: VariableReport, name: string): VariableType {
  const known = new Map(story.variables?.map((one) => [one.name, one.type]));
  const mistakes = variableTypes.map(
    (type) =>
      mistypedPlaces(report, (other) => {
        const found = other === name ? type : known.get(other);
        return found && anyOfType(found);
      }).length,
  );
  return variableTypes[mistakes.indexOf(Math.min(...mistakes))] as VariableType;
}

/** Adds the variables that the node or the connection names, with types that fit its expressions. */
export function addVariables(
  story: StoryDocument,
  place: ProblemPlace,
  { ids }: FixContext,
): EditResult {
  const report = reportAt(story, place);
  if (!report) return refused('node-not-found', place);
  const add =
    ({ name }: { name: string }) =>
    (changed: StoryDocument) =>
      addVariable(changed, {
        variable: { id: ids.next(), name, type: typeOf(changed, report, name) },
      });
  return andThen(edited(story, story), ...unknownUses(story, report.uses).map(add));
}
