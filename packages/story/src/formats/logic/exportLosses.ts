import { backgroundSound } from '../../media/shownMedia.ts';
import { availableChoices } from '../../queries/availableChoices.ts';
import { outgoing } from '../../queries/storyIndex.ts';
import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import type { Effect } from '../../schema/variable.ts';
import { parseTemplate, type Template } from '../../variables/template.ts';
import { type StoryLogic, storyLogic } from './storyLogic.ts';

/** Formats that a story can be written in, besides its own JSON. */
export const exportTargets = [
  'epub',
  'gamebook',
  'twine',
  'twee',
  'ink',
  'yarn',
  'markdown',
] as const;

export type ExportTarget = (typeof exportTargets)[number];

/** What a format cannot hold. */
export const exportLossCodes = [
  'mistake',
  'logic',
  'question',
  'closed-reason',
  'shown-change',
  'no-target',
  'media',
  'sound',
  'notes',
] as const;

export type ExportLossCode = (typeof exportLossCodes)[number];

export type ExportLoss = {
  code: ExportLossCode;
  /** So many places. */
  count: number;
  /** The nodes concerned; none for notes on the canvas. */
  nodeIds: string[];
  /** Whether the story cannot be written in the format at all. */
  isBlocking: boolean;
};

const lossesOf: Readonly<Record<ExportTarget, readonly ExportLossCode[]>> = {
  epub: ['mistake', 'no-target', 'sound'],
  gamebook: ['mistake', 'no-target', 'sound'],
  twine: ['mistake', 'question', 'shown-change', 'media'],
  twee: ['mistake', 'question', 'shown-change', 'media'],
  ink: ['mistake', 'question', 'closed-reason', 'shown-change', 'no-target', 'media', 'notes'],
  yarn: ['mistake', 'question', 'closed-reason', 'shown-change', 'no-target', 'media', 'notes'],
  markdown: ['logic', 'media', 'notes'],
};

type Counter = (story: StoryDocument, node: StoryNode, logic: StoryLogic) => number;

const effectsOf = ({ effects = [], choices }: StoryNode): Effect[] => [
  ...effects,
  ...choices.flatMap((choice) => choice.effects ?? []),
];

const conditionsOf = (story: StoryDocument, { id, choices }: StoryNode): string[] =>
  [...choices, ...outgoing(story, id)].flatMap(({ condition }) =>
    condition === undefined ? [] : [condition],
  );

const textsOf = ({ title, content, choices }: StoryNode): string[] => [
  title,
  content,
  ...choices.map(({ text }) => text),
];

function mistakesIn(story: StoryDocument, node: StoryNode, logic: StoryLogic): number {
  const inTemplate = (template: Template): number =>
    template.reduce((sum, part) => {
      if (typeof part === 'string') return sum;
      if (part.kind === 'value') return sum + (logic.typeOf(part.value) === null ? 1 : 0);
      const own = part.kind === 'if' && logic.typeOf(part.condition) !== 'boolean' ? 1 : 0;
      return sum + own + part.branches.reduce((inner, branch) => inner + inTemplate(branch), 0);
    }, 0);
  const texts = textsOf(node).reduce((sum, text) => {
    const { parts, problems } = parseTemplate(text);
    return sum + problems.length + inTemplate(parts);
  }, 0);
  const conditions = conditionsOf(story, node).filter((source) => !logic.read(source, 'boolean'));
  const effects = effectsOf(node).filter(
    (effect) => effect.kind !== 'ask' && logic.assignments([effect]).length === 0,
  );
  return texts + conditions.length + effects.length;
}

const counters: Readonly<Record<Exclude<ExportLossCode, 'notes'>, Counter>> = {
  mistake: (story, node, logic) => (story.variables ? mistakesIn(story, node, logic) : 0),
  logic: (story, node) =>
    story.variables
      ? effectsOf(node).length +
        conditionsOf(story, node).length +
        textsOf(node).filter((text) =>
          parseTemplate(text).parts.some((part) => typeof part !== 'string'),
        ).length
      : 0,
  question: (story, node) =>
    story.variables ? effectsOf(node).filter(({ kind }) => kind === 'ask').length : 0,
  'closed-reason': (story, { choices }) =>
    story.variables ? choices.filter(({ closedReason }) => closedReason !== undefined).length : 0,
  'shown-change': (story, node) =>
    story.variables ? effectsOf(node).filter(({ isShown }) => isShown === true).length : 0,
  'no-target': (story, node) =>
    node.type === 'end' ? 0 : node.choices.length - availableChoices(story, node).choices.length,
  media: (_story, { media }) => media.filter(({ isActive }) => isActive).length,
  sound: (_story, { media }) => (backgroundSound(media) ? 1 : 0),
};

/** What of the story the format cannot hold, to say before it is written (SPEC W14). */
export function exportLosses(story: StoryDocument, target: ExportTarget): ExportLoss[] {
  const logic = storyLogic(story);
  return lossesOf[target].flatMap((code): ExportLoss[] => {
    if (code === 'notes') {
      const count = (story.notes?.length ?? 0) + (story.groups?.length ?? 0);
      return count === 0 ? [] : [{ code, count, nodeIds: [], isBlocking: false }];
    }
    const counted = story.nodes.map((node) => ({
      id: node.id,
      count: counters[code](story, node, logic),
    }));
    const places = counted.filter(({ count }) => count > 0);
    if (places.length === 0) return [];
    return [
      {
        code,
        count: places.reduce((sum, { count }) => sum + count, 0),
        nodeIds: places.map(({ id }) => id),
        isBlocking: code === 'mistake' && (target === 'epub' || target === 'gamebook'),
      },
    ];
  });
}
