import type { ItemKind } from '../change/storyLists.ts';

/**
 * Where two versions of one thing part: a part of an item, the text or target of a choice, a choice
 * that one side deleted (`choice`), or the order of choices (`choices`).
 */
export const clashParts = [
  'title',
  'content',
  'type',
  'position',
  'media',
  'group',
  'choices',
  'choice',
  'choice-text',
  'choice-target',
  'choice-other',
  'from',
  'to',
  'text',
  'size',
  'colour',
  'other',
] as const;

export type ClashPart = (typeof clashParts)[number];

export type ClashSide = 'mine' | 'theirs';

/** Something that both sides changed, each in a way of its own. Plain data. */
export type Clash = {
  readonly kind: 'field' | ItemKind;
  /** The id of the item, or the key of the field of the story. */
  readonly id: string;
  /** Absent: the whole item, which one side deleted or both added; or a field. */
  readonly part?: ClashPart;
  /** The choice, where it is about one; `id` is then its node's. */
  readonly choiceId?: string;
  /** The value that both began from; `null` where there was none. */
  readonly base: unknown;
  /** `null`: deleted here. */
  readonly mine: unknown;
  /** `null`: deleted there. */
  readonly theirs: unknown;
};

/** The name of a clash among those of one merge. */
export const clashKey = ({ kind, id, part, choiceId }: Clash): string =>
  JSON.stringify([kind, id, part ?? null, choiceId ?? null]);

/** What an author answered to clashes, by their keys. */
export type ClashAnswers = Readonly<Record<string, ClashSide>>;
