import { fail, type Result, succeed } from '../../result.ts';
import type { ChoiceOption, Connection, StoryDocument, StoryNode } from '../../schema/document.ts';
import { temporaryPrefix } from '../../schema/ids.ts';
import { type Problem, problem } from '../../validation/problem.ts';
import { createNotes, type Notes, type ReadStory } from '../report.ts';
import { stableId } from '../stableId.ts';
import { composeText } from '../twine/composeText.ts';
import { placePassages } from '../twine/placePassages.ts';
import type { TextPart } from '../twine/textPart.ts';
import { linksMaximum, passagesMaximum } from '../twine/twineStory.ts';
import type { PassageStory, ReadPassage } from './passageStory.ts';

type Named = ReadPassage & { id: string };

/** A way out of a passage; a jump has no words of its own. */
type Way = { label: string | null; target: string };

const comparable = (name: string): string => name.replaceAll(/\s+/g, ' ').trim();

/** Finds passages by name: exactly, else without regard to the spaces around and within it. */
function createLookup(named: readonly Named[]): (target: string) => number {
  const exact = new Map<string, number>();
  const loose = new Map<string, number>();
  const add = (name: string, index: number): void => {
    if (!exact.has(name)) exact.set(name, index);
    const alike = comparable(name);
    if (!loose.has(alike)) loose.set(alike, index);
  };
  for (const [index, { key }] of named.entries()) add(key, index);
  for (const [index, { aliases = [] }] of named.entries()) {
    for (const alias of aliases) add(alias, index);
  }
  return (target) => exact.get(target) ?? loose.get(comparable(target)) ?? -1;
}

const isOutside = (target: string): boolean =>
  /^(?:[a-z][a-z+.-]{1,20}:\/\/|mailto:)/i.test(target);
const isComputed = (target: string): boolean => /^[$_`({]/.test(target);

/** The ways out of a passage; links that lead out of the story stay in its text. */
function waysOf(parts: readonly TextPart[]): Way[] {
  return parts.flatMap((part): Way[] => {
    if (part.kind === 'jump') return [{ label: null, target: part.target }];
    const link = part.kind === 'text' ? undefined : part.kind === 'link' ? part : part.link;
    return link && !isOutside(link.target) ? [{ label: link.label, target: link.target }] : [];
  });
}

const shownOutside = (part: TextPart): TextPart =>
  part.kind === 'link' && isOutside(part.target)
    ? { kind: 'text', text: `${part.label} (${part.target})` }
    : part;

function namePassages(passages: readonly ReadPassage[], notes: Notes): Named[] {
  const taken = new Map<string, number>();
  return passages.map((passage) => {
    const nth = taken.get(passage.key) ?? 0;
    taken.set(passage.key, nth + 1);
    const own = nth === 0 ? passage.id : undefined;
    const id = own ?? stableId('passage', passage.key, nth);
    if (nth > 0) notes.add('name-duplicate', passage.title, id);
    return { ...passage, id };
  });
}

function findStart(
  start: PassageStory['start'],
  find: (name: string) => number,
  notes: Notes,
): number {
  const named = typeof start === 'string' ? find(start) : (start ?? -1);
  if (named !== -1) return named;
  if (typeof start === 'string' && start !== '') notes.add('start-missing', start);
  return Math.max(find('Start'), 0);
}

type Linked = { choices: ChoiceOption[]; connections: Connection[]; targets: number[] };

/**
 * Every way out becomes a choice of its own. One without a target keeps its place (SPEC D8). A passage that
 * only jumps to one other has a connection and no choice.
 */
function connectWays(
  from: Named,
  named: readonly Named[],
  find: (name: string) => number,
  notes: Notes,
): Linked {
  const linked: Linked = { choices: [], connections: [], targets: [] };
  const ways = waysOf(from.parts);
  const [first] = ways;
  const next = ways.length === 1 && first?.label === null ? named[find(first.target)] : undefined;
  if (first && next) {
    const id = stableId('jump', from.id, first.target);
    linked.connections.push({ id, fromNodeId: from.id, toNodeId: next.id });
    linked.targets.push(find(first.target));
    return linked;
  }
  const seen = new Map<string, number>();
  for (const { label, target } of ways) {
    const index = find(target);
    const to = named[index];
    const text = comparable(label ?? to?.title ?? '') || target || '…';
    const key = JSON.stringify([text, target]);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const choiceId = stableId('choice', from.id, text, target, nth);
    const connectionId = to ? stableId('connection', choiceId) : `${temporaryPrefix}${choiceId}`;
    linked.choices.push({ id: choiceId, text, connectionId });
    linked.connections.push({ id: connectionId, fromNodeId: from.id, toNodeId: to?.id ?? '' });
    if (to) linked.targets.push(index);
    else notes.add(isComputed(target) ? 'target-computed' : 'target-missing', target, from.id);
  }
  return linked;
}

function noteParts({ parts, id }: Named, notes: Notes): void {
  for (const part of parts) {
    if (part.kind === 'macro') notes.add('macro', part.name, id);
    if (part.kind === 'link' && isOutside(part.target)) notes.add('link-outside', part.target, id);
  }
}

/** Passages as a story document, with the notes of what became of them. */
export function storyFromPassages({
  title,
  description = '',
  start,
  passages,
  notes: found,
}: PassageStory): Result<{ story: StoryDocument; notes: Notes }, Problem> {
  const links = passages.reduce((sum, { parts }) => sum + waysOf(parts).length, 0);
  if (passages.length > passagesMaximum || links > linksMaximum) {
    return fail(problem('import-too-large'));
  }
  const notes = createNotes(found);
  const named = namePassages(passages, notes);
  const find = createLookup(named);
  const first = findStart(start, find, notes);
  const linked = named.map((from) => connectWays(from, named, find, notes));
  const positions = placePassages(
    first,
    named.map(({ position }, index) => ({
      position: position ?? null,
      choices: linked[index]?.choices.length ?? 0,
      targets: linked[index]?.targets ?? [],
    })),
  );
  for (const each of named) noteParts(each, notes);

  const nodes = named.map((passage, index): StoryNode => {
    const { choices = [], connections = [] } = linked[index] ?? {};
    return {
      id: passage.id,
      type: choices.length > 0 ? 'choice' : connections.length > 0 ? 'text' : 'end',
      title: passage.title,
      content: composeText(passage.parts.map(shownOutside)),
      position: positions[index] ?? { x: 0, y: 0 },
      choices,
      media: [...(passage.media ?? [])],
      mediaNodeId: null,
      ...(passage.tags?.length ? { tags: [...passage.tags] } : {}),
    };
  });
  const story: StoryDocument = {
    title: title.trim(),
    description,
    nodes,
    connections: linked.flatMap((each) => each.connections),
    startNodeId: nodes[first]?.id ?? null,
    groups: [],
    notes: [],
  };
  return succeed({ story, notes });
}

export const countsOf = ({ nodes, connections }: StoryDocument): ReadStory['report']['counts'] => ({
  nodes: nodes.length,
  connections: connections.filter(({ toNodeId }) => toNodeId !== '').length,
  choices: nodes.reduce((sum, { choices }) => sum + choices.length, 0),
  endings: nodes.filter(({ type }) => type === 'end').length,
});
