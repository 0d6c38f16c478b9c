import type { ChoiceOption } from '../../schema/document.ts';
import { linkEffect } from '../readLogic/effects.ts';
import { expressionText } from '../readLogic/shownPart.ts';
import { asCondition, type Names } from '../readLogic/typed.ts';
import { scanText } from '../twine/scanText.ts';
import type { Link, TextPart, Written } from '../twine/textPart.ts';
import { labelOf } from '../write/linkLines.ts';
import { templateOf } from './templateOf.ts';
import type { TwineDialect } from './twineDialects.ts';

/** What a file says of a choice beside its words and its target. */
export type LinkLogic = Pick<ChoiceOption, 'condition' | 'closedReason' | 'effects'>;

export type ReadLink = {
  words: string;
  target: string;
  /** The line of the link in a story without logic. */
  line: string;
  logic: LinkLogic;
};

export type LinkContext = {
  dialect: TwineDialect;
  names: Names;
  leave: (source: Written) => void;
};

/** A link as one of a story without logic, and what following it does. */
export function readLink(link: Link, { names, leave }: LinkContext): ReadLink {
  const jump = link.inside?.find((part) => part.kind === 'jump' || part.kind === 'link');
  const target = link.target || (jump && 'target' in jump ? jump.target : '');
  const parts: readonly TextPart[] = link.words ?? [{ kind: 'text', text: link.label }];
  const words = templateOf(parts, { names, leave, link: ({ label }) => label }) ?? link.label;
  const effects = (link.inside ?? []).flatMap((part) => {
    const effect = part.kind === 'change' ? linkEffect(part.change, target, names) : null;
    if (effect === null && part.kind !== 'jump' && 'code' in part) leave(part);
    return effect ?? [];
  });
  const label = labelOf(words);
  return {
    words,
    target,
    line: label === '' || label === target ? `[[${target}]]` : `[[${label}->${target}]]`,
    logic: effects.length > 0 ? { effects } : {},
  };
}

const hiddenLine = /^<!-- (.*) -->$/;

/** A line that is nothing but a link, perhaps under a condition; null for any other line. */
export function readLinkLine(text: string, context: LinkContext): ReadLink | null {
  const { dialect, names, leave } = context;
  const [, hidden] = hiddenLine.exec(text) ?? [];
  const source = hidden ?? text;
  if (/^\*\s/.test(source))
    return hidden === undefined ? null : { words: '', target: '', line: source, logic: {} };
  const parts = scanText(source, dialect);
  const place = parts.findIndex(({ kind }) => kind === 'link');
  const link = parts[place];
  if (link?.kind !== 'link') return null;
  const before = parts.slice(0, place);
  const after = parts.slice(place + 1);
  const isBlank = (part: TextPart): boolean => part.kind === 'text' && part.text.trim() === '';
  const [branch, ...others] = before.filter((part) => !isBlank(part));
  const otherwise = after.findIndex((part) => part.kind === 'branch' && part.at === 'else');
  const behind = otherwise === -1 ? after : after.slice(0, otherwise);
  const isLinkAlone =
    others.length === 0 &&
    (branch === undefined || branch.kind === 'branch') &&
    behind.every((part) => isBlank(part) || part.kind === 'branch');
  if (!isLinkAlone) return null;
  const read = readLink(link, context);
  const condition =
    branch?.kind === 'branch' && branch.condition ? asCondition(branch.condition, names) : null;
  const written = condition && expressionText(condition);
  if (branch?.kind === 'branch' && branch.at !== 'else' && written === null) leave(branch);
  const last = after.at(-1);
  const isClosed = last?.kind === 'branch' && last.at === 'end';
  const inner = otherwise === -1 ? [] : after.slice(otherwise + 1, isClosed ? -1 : undefined);
  const isReason = inner.every(({ kind }) => kind !== 'link');
  const reason = isReason ? templateOf(inner, { names, leave, link: () => '' })?.trim() : '';
  return {
    ...read,
    logic: {
      ...(written ? { condition: written } : {}),
      ...(reason ? { closedReason: reason } : {}),
      ...read.logic,
    },
  };
}
