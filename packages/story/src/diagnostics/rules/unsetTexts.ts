import { availableChoices } from '../../queries/availableChoices.ts';
import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import type { Effect } from '../../schema/variable.ts';
import type { ProblemPlace } from '../../validation/problem.ts';
import { parseExpression } from '../../variables/parseExpression.ts';
import { namesIn } from '../../variables/variableRanges.ts';
import { nodeVariables } from '../../variables/variableUses.ts';
import { type DiagnosticRule, diagnostic, nothingFound } from '../diagnostic.ts';

/** A connection of a node, with the variables that are set or tested on it. */
type Step = { readonly toNodeId: string; readonly names: readonly string[] };

/** What matters of a node: the variables that are set on entering it, its connections, what it shows. */
type Stop = {
  readonly sets: readonly string[];
  readonly steps: readonly Step[];
  readonly shown: ReadonlyMap<string, ProblemPlace>;
};

const setIn = (effects: readonly Effect[] = []): string[] =>
  effects
    .filter(({ kind }) => kind === 'set' || kind === 'add' || kind === 'ask')
    .map(({ variable }) => variable);

function namesTested(condition: string | undefined): string[] {
  const parsed = condition === undefined ? null : parseExpression(condition);
  return parsed?.ok ? [...namesIn(parsed.value)] : [];
}

/** The first place of each variable that the node shows outside of a condition that reads it. */
function shownIn(node: StoryNode): Map<string, ProblemPlace> {
  const places = new Map<string, ProblemPlace>();
  for (const { expression, tested, place } of nodeVariables(node).shown) {
    for (const name of namesIn(expression)) {
      if (!tested.includes(name) && !places.has(name)) places.set(name, place);
    }
  }
  return places;
}

function stopAt(story: StoryDocument, node: StoryNode): Stop {
  const { choices, paths } = availableChoices(story, node);
  const byChoice = choices.map(({ choice: { condition, effects }, connection: { toNodeId } }) => ({
    toNodeId,
    names: [...namesTested(condition), ...setIn(effects)],
  }));
  const byPath = paths.map(({ toNodeId, condition }) => ({
    toNodeId,
    names: namesTested(condition),
  }));
  return { sets: setIn(node.effects), steps: [...byChoice, ...byPath], shown: shownIn(node) };
}

/** SPEC V24: one text variable after another, along the connections that neither set nor test it. */
export const textShowsUnset: DiagnosticRule = function* textShowsUnset(story) {
  const { variables, startNodeId } = story;
  if (startNodeId === null) return;
  const empty = variables?.filter(({ type, initial }) => type === 'text' && initial === '') ?? [];
  if (empty.length === 0) return;
  const stops = new Map<string, Stop>();
  for (const node of story.nodes) {
    stops.set(node.id, stopAt(story, node));
    yield nothingFound;
  }
  const reported = new Set<string>();
  const shown = new Set([...stops.values()].flatMap((stop) => [...stop.shown.keys()]));
  yield nothingFound;
  for (const { name } of empty) {
    if (!shown.has(name)) continue;
    const reached = new Set([startNodeId]);
    for (const nodeId of reached) {
      const stop = stops.get(nodeId);
      if (!stop || stop.sets.includes(name)) continue;
      for (const { toNodeId, names } of stop.steps)
        if (!names.includes(name)) reached.add(toNodeId);
      const place = reported.has(nodeId) ? undefined : stop.shown.get(name);
      if (place) reported.add(nodeId);
      yield place ? [diagnostic('shows-unset', place, [])] : nothingFound;
    }
  }
};
