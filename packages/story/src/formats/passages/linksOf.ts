import { linkText, type ShownPart } from '../readLogic/shownPart.ts';
import type { Link, TextPart } from '../twine/textPart.ts';

/** A link or a jump of a passage, before it is a choice or a connection; a jump has no words of its own. */
export type PassageLink = { label: string | null; target: string };

export const isOutside = (target: string): boolean =>
  /^(?:[a-z][a-z+.-]{1,20}:\/\/|mailto:)/i.test(target);

/** A link that leads out of the story, as text with its address. */
export const outsideText = ({ label, target }: Link): { kind: 'text'; text: string } => ({
  kind: 'text',
  text: `${label} (${target})`,
});

/** The links of a passage without logic; links that lead out of the story stay in its text. */
export const linksOf = (parts: readonly TextPart[]): PassageLink[] =>
  parts.flatMap((part): PassageLink[] => {
    if (part.kind === 'jump') return [{ label: null, target: part.target }];
    if (part.kind !== 'link' || isOutside(part.target)) return [];
    return [{ label: part.label, target: part.target }];
  });

/** What a passage without logic shows. */
export const shownOf = (parts: readonly TextPart[]): ShownPart[] =>
  parts.flatMap((part): ShownPart[] => {
    if (part.kind === 'text') return [part];
    if (part.kind !== 'link') return [];
    return [isOutside(part.target) ? outsideText(part) : linkText(part.label)];
  });
