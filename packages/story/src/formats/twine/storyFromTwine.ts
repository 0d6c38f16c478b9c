import { fail, type Result, succeed } from '../../result.ts';
import type { ChoiceOption, Connection, StoryDocument, StoryNode } from '../../schema/document.ts';
import { temporaryPrefix } from '../../schema/ids.ts';
import { type Problem, problem } from '../../validation/problem.ts';
import { createNotes, type ImportFormat, type Notes, type ReadStory } from '../report.ts';
import { stableId } from '../stableId.ts';
import { type Extras, restoreExtras, takeExtras, unchangedStory } from '../write/extras.ts';
import { composeText } from './composeText.ts';
import { dialectOf } from './macros/macroReaders.ts';
import { placePassages } from './placePassages.ts';
import { scanText } from './scanText.ts';
import type { Link, TextPart } from './textPart.ts';
import { linksMaximum, type Passage, passagesMaximum, type TwineStory } from './twineStory.ts';

type Named = { passage: Passage; id: string; parts: TextPart[] };

const comparable = (name: string): string => name.replaceAll(/\s+/g, ' ').trim();

/** Finds passages by name: exactly, else without regard to the spaces around and within it. */
function createLookup(named: readonly Named[]): (target: string) => number {
  const exact = new Map<string, number>();
  const loose = new Map<string, number>();
  for (const [index, { passage }] of named.entries()) {
    if (!exact.has(passage.name)) exact.set(passage.name, index);
    const key = comparable(passage.name);
    if (!loose.has(key)) loose.set(key, index);
  }
  return (target) => exact.get(target) ?? loose.get(comparable(target)) ?? -1;
}

const isOutside = (target: string): boolean =>
  /^(?:[a-z][a-z+.-]{1,20}:\/\/|mailto:)/i.test(target);
const isComputed = (target: string): boolean => /^[$_`(]/.test(target);

/** The links of a passage; those that lead out of the story stay in its text. */
function linksOf(parts: readonly TextPart[]): Link[] {
  return parts.flatMap((part) => {
    const link = part.kind === 'text' ? undefined : part.kind === 'link' ? part : part.link;
    return link && !isOutside(link.target) ? [link] : [];
  });
}

const shownOutside = (part: TextPart): TextPart =>
  part.kind === 'link' && isOutside(part.target)
    ? { kind: 'text', text: `${part.label} (${part.target})` }
    : part;

function namePassages(story: TwineStory, extras: Extras | null, notes: Notes): Named[] {
  const dialect = dialectOf(story.format);
  const taken = new Map<string, number>();
  return story.passages.map((passage) => {
    const nth = taken.get(passage.name) ?? 0;
    taken.set(passage.name, nth + 1);
    const id =
      (nth === 0 ? extras?.ids.get(passage.name) : undefined) ??
      stableId('passage', passage.name, nth);
    if (nth > 0) notes.add('name-duplicate', passage.name, id);
    return { passage, id, parts: scanText(passage.text, dialect) };
  });
}

function findStart(story: TwineStory, find: (name: string) => number, notes: Notes): number {
  const { start } = story;
  const named = typeof start === 'string' ? find(start) : (start ?? -1);
  if (named !== -1) return named;
  if (typeof start === 'string' && start !== '') notes.add('start-missing', start);
  return Math.max(find('Start'), 0);
}

type Linked = { choices: ChoiceOption[]; connections: Connection[]; targets: number[] };

/** Every link becomes a choice of its own. One without a target keeps its place (SPEC D8). */
function connectLinks(
  from: Named,
  named: readonly Named[],
  find: (name: string) => number,
  notes: Notes,
): Linked {
  const linked: Linked = { choices: [], connections: [], targets: [] };
  const seen = new Map<string, number>();
  for (const { label, target } of linksOf(from.parts)) {
    const index = find(target);
    const text = comparable(label) || target || '…';
    const key = JSON.stringify([text, target]);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const choiceId = stableId('choice', from.id, text, target, nth);
    const to = named[index];
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

/** What only Twine knows of a story, kept beside it for the way back. */
const keptOf = ({ ifid, format, formatVersion, tagColours, scripts, styles }: TwineStory) => ({
  ifid,
  format,
  formatVersion,
  tagColours,
  scripts,
  styles,
});

/** A Twine story as a story document, with a report of what became of it. */
export function storyFromTwine(
  twine: TwineStory,
  format: ImportFormat,
): Result<ReadStory, Problem> {
  if (twine.passages.length > passagesMaximum) return fail(problem('import-too-large'));
  const extras = takeExtras(twine, format);
  const notes = createNotes(twine.notes);
  const named = namePassages(twine, extras, notes);
  const links = named.reduce((sum, { parts }) => sum + linksOf(parts).length, 0);
  if (links > linksMaximum) return fail(problem('import-too-large'));
  const find = createLookup(named);
  const start = findStart(twine, find, notes);
  const linked = named.map((from) => connectLinks(from, named, find, notes));
  const positions = placePassages(
    start,
    named.map(({ passage }, index) => ({
      position: passage.position ?? null,
      choices: linked[index]?.choices.length ?? 0,
      targets: linked[index]?.targets ?? [],
    })),
  );
  for (const each of named) noteParts(each, notes);
  for (const { name } of twine.scripts) notes.add('script', name);
  for (const { name } of twine.styles) notes.add('style', name);

  const nodes = named.map(({ passage, id, parts }, index): StoryNode => {
    const choices = linked[index]?.choices ?? [];
    return {
      id,
      type: choices.length > 0 ? 'choice' : 'end',
      title: passage.name,
      content: composeText(parts.map(shownOutside)),
      position: positions[index] ?? { x: 0, y: 0 },
      choices,
      media: [],
      mediaNodeId: null,
      ...(passage.tags.length > 0 ? { tags: passage.tags } : {}),
    };
  });
  const connections = linked.flatMap((each) => each.connections);
  let story: StoryDocument = {
    title: twine.name.trim(),
    description: '',
    nodes,
    connections,
    startNodeId: nodes[start]?.id ?? null,
    groups: [],
    notes: [],
    twine: keptOf(twine),
  };
  const before = extras ? unchangedStory(extras, twine) : null;
  if (extras) story = before ?? restoreExtras(story, twine, extras);
  const source = [twine.format, twine.formatVersion].filter(Boolean).join(' ');
  return succeed({
    story,
    report: { format, source, counts: countsOf(story), ...notes.lists() },
  });
}

export const countsOf = ({ nodes, connections }: StoryDocument): ReadStory['report']['counts'] => ({
  nodes: nodes.length,
  connections: connections.filter(({ toNodeId }) => toNodeId !== '').length,
  choices: nodes.reduce((sum, { choices }) => sum + choices.length, 0),
  endings: nodes.filter(({ type }) => type === 'end').length,
});
