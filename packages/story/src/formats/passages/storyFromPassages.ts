import { fail, type Result, succeed } from '../../result.ts';
import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import { type Problem, problem } from '../../validation/problem.ts';
import { escapeTemplate } from '../../variables/template.ts';
import type { LoweredPassage } from '../readLogic/lowerPassage.ts';
import { createStoryLogic } from '../readLogic/storyLogic.ts';
import { createNotes, type Notes, type ReadStory } from '../report.ts';
import { stableId } from '../stableId.ts';
import { composeText } from '../twine/composeText.ts';
import { placePassages } from '../twine/placePassages.ts';
import type { TextPart } from '../twine/textPart.ts';
import { linksMaximum, passagesMaximum } from '../twine/twineStory.ts';
import { connectLinks } from './connectLinks.ts';
import { isOutside, outsideText } from './linksOf.ts';
import { createLookup } from './passageNames.ts';
import type { PassageStory, ReadPassage } from './passageStory.ts';
import { remarkOf } from './remarks.ts';

type Passage = ReadPassage & { id: string };

const countLinks = (parts: readonly TextPart[]): number =>
  parts.filter(({ kind }) => kind === 'link' || kind === 'jump').length;

/** A link to another site is text. Comments go. */
const withoutOutside = (part: TextPart, id: string, notes: Notes): TextPart => {
  if (part.kind === 'comment') notes.add('comment', '', id);
  if (part.kind !== 'link' || !isOutside(part.target)) return part;
  notes.add('link-outside', part.target, id);
  return outsideText(part);
};

function namePassages(passages: readonly ReadPassage[], notes: Notes): Passage[] {
  const taken = new Map<string, number>();
  return passages.map((passage) => {
    const nth = taken.get(passage.key) ?? 0;
    taken.set(passage.key, nth + 1);
    const id = passage.id ?? stableId('passage', passage.key, nth);
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

/** Passages as a story document, with the notes of what became of them. */
export function storyFromPassages({
  title,
  description = '',
  start,
  passages,
  declared = [],
  scripts = [],
  isTemplate: isWritten = false,
  notes: found,
}: PassageStory): Result<{ story: StoryDocument; notes: Notes }, Problem> {
  const links = passages.reduce((sum, { parts }) => sum + countLinks(parts), 0);
  if (passages.length > passagesMaximum || links > linksMaximum) {
    return fail(problem('import-too-large'));
  }
  const notes = createNotes(found);
  const named = namePassages(passages, notes);
  const find = createLookup(named);
  const first = findStart(start, find, notes);
  const texts = named.map(({ parts, id }) => parts.map((part) => withoutOutside(part, id, notes)));
  const logic = createStoryLogic(texts, declared, scripts, (name) => named[find(name)]?.id ?? null);
  const lowered = named.map(({ id }, index) => logic.lower(texts[index] ?? [], id));
  const variables = logic.variables();
  const remembers = variables.length > 0 || lowered.some(usesLogic);
  const isTemplate = remembers && !isWritten;
  const linked = named.map((from, index) =>
    connectLinks(from, lowered[index]?.links ?? [], named, find, notes, isTemplate),
  );
  const positions = placePassages(
    first,
    named.map(({ position }, index) => ({
      position: position ?? null,
      choices: linked[index]?.choices.length ?? 0,
      targets: linked[index]?.targets ?? [],
      hasRemark: lowered[index]?.left.some(({ code }) => code !== '') ?? false,
    })),
  );
  for (const name of logic.conflicts) notes.add('variable-conflict', name);

  const nodes = named.map((passage, index): StoryNode => {
    const { choices = [], connections = [] } = linked[index] ?? {};
    const { shown = [], effects = [], left = [] } = lowered[index] ?? {};
    for (const { name } of left) notes.add('macro', name, passage.id);
    return {
      id: passage.id,
      type: choices.length > 0 ? 'choice' : connections.length > 0 ? 'text' : 'end',
      title: isTemplate ? escapeTemplate(passage.title) : passage.title,
      content: composeText(shown, isTemplate),
      position: positions[index] ?? { x: 0, y: 0 },
      choices,
      media: [...(passage.media ?? [])],
      mediaNodeId: null,
      ...(passage.tags?.length ? { tags: [...passage.tags] } : {}),
      ...(effects.length > 0 ? { effects: [...effects] } : {}),
    };
  });
  const story: StoryDocument = {
    title: title.trim(),
    description,
    nodes,
    connections: linked.flatMap((each) => each.connections),
    startNodeId: nodes[first]?.id ?? null,
    groups: [],
    notes: nodes.flatMap((node, index) => remarkOf(node, lowered[index]?.left ?? [])),
    ...(remembers ? { variables } : {}),
  };
  return succeed({ story, notes });
}

const usesLogic = ({ shown, links }: LoweredPassage): boolean =>
  links.some(({ condition }) => condition !== null) ||
  shown.some(({ kind }) => kind === 'value' || kind === 'if' || kind === 'times');

export const countsOf = ({ nodes, connections }: StoryDocument): ReadStory['report']['counts'] => ({
  nodes: nodes.length,
  connections: connections.filter(({ toNodeId }) => toNodeId !== '').length,
  choices: nodes.reduce((sum, { choices }) => sum + choices.length, 0),
  endings: nodes.filter(({ type }) => type === 'end').length,
});
