import { expressionText, type ShownPart } from '../readLogic/shownPart.ts';
import { negated } from '../readLogic/typed.ts';

type Line = { text: string; rest: string; hasLink: boolean };

/** Whether a line is a list of links and nothing else: only marks and spaces stand between them. */
const isListOfLinks = ({ rest, hasLink }: Line): boolean =>
  hasLink && !/[^\s*\-+•·|>/,;.:]/.test(rest.replace(/^\s{0,20}\d{1,3}[.)]/, ''));

const isEmpty = ({ text }: Line): boolean => text.trim() === '';

/** How texts are written: as they are, or as templates in which braces and, within braces, bars have a meaning. */
type Mode = 'plain' | 'template' | 'branch';

const escaped = (text: string, mode: Mode): string => {
  if (mode === 'plain') return text;
  return text.replaceAll(mode === 'template' ? /[{}]/g : /[{}|]/g, String.raw`\$&`);
};

const hasBreak = (parts: readonly ShownPart[]): boolean =>
  parts.some((part) => {
    if (part.kind === 'text') return part.text.includes('\n');
    if (part.kind === 'if') return hasBreak(part.shown) || hasBreak(part.otherwise);
    return part.kind === 'times' && part.texts.some(hasBreak);
  });

const hasLinks = (parts: readonly ShownPart[]): boolean =>
  parts.some(
    (part) =>
      part.kind === 'link' ||
      (part.kind === 'if' && (hasLinks(part.shown) || hasLinks(part.otherwise))),
  );

/** Braces with the texts in them; without a text there is nothing to show. */
function braces(head: string, texts: readonly string[], divider: string): string {
  const shown = texts.map((text) => text.trim());
  return shown.every((text) => text === '') ? '' : `{${head}: ${shown.join(divider)}}`;
}

/** The text of one line, with or without the words of its links. */
function inline(parts: readonly ShownPart[], mode: Mode, withLinks: boolean): string {
  let text = '';
  for (const part of parts) {
    const piece = inlinePart(part, mode, withLinks);
    // A backslash before a brace would take its meaning.
    text += piece.startsWith('{') && text.endsWith('\\') ? ` ${piece}` : piece;
  }
  return text;
}

function inlinePart(part: ShownPart, mode: Mode, withLinks: boolean): string {
  switch (part.kind) {
    case 'text':
      return escaped(part.text, mode);
    case 'link':
      return withLinks ? inline(part.words, mode, true) : '';
    case 'value':
      return `{${expressionText(part.value) ?? ''}}`;
    case 'times':
      return braces(
        'times',
        part.texts.map((text) => inline(text, 'branch', withLinks)),
        ' | ',
      );
    case 'if':
      return conditional(part, (text) => inline(text, 'branch', withLinks));
  }
}

function conditional(
  { condition, shown, otherwise }: Extract<ShownPart, { kind: 'if' }>,
  write: (parts: readonly ShownPart[]) => string,
): string {
  const text = write(shown);
  const other = write(otherwise);
  const isOpposite = text.trim() === '';
  const head = `if ${expressionText(isOpposite ? negated(condition) : condition) ?? 'no'}`;
  const texts = isOpposite ? [other] : other.trim() === '' ? [text] : [text, other];
  return braces(head, texts, ' | else: ');
}

/** The words of a choice. */
export const composeLabel = (parts: readonly ShownPart[], isTemplate: boolean): string =>
  inline(parts, isTemplate ? 'template' : 'plain', true);

/**
 * The text that readers see. Links leave their words in a sentence; a line that only lists links goes,
 * because its words stand in the choices.
 */
export function composeText(parts: readonly ShownPart[], isTemplate = false): string {
  return compose(parts, isTemplate ? 'template' : 'plain');
}

function compose(parts: readonly ShownPart[], mode: Mode): string {
  let line: Line = { text: '', rest: '', hasLink: false };
  const lines: Line[] = [line];
  const append = (text: string, rest: string): void => {
    line.text += text.startsWith('{') && line.text.endsWith('\\') ? ` ${text}` : text;
    line.rest += rest;
  };
  for (const part of parts) {
    if (part.kind === 'text') {
      for (const [index, piece] of part.text.split('\n').entries()) {
        if (index > 0) {
          line = { text: '', rest: '', hasLink: false };
          lines.push(line);
        }
        append(escaped(piece, mode), piece);
      }
    } else if (part.kind === 'if' && hasBreak([part])) {
      const text = conditional(part, (inner) => compose(inner, 'branch'));
      append(text, text);
      line.hasLink ||= text === '' && hasLinks([part]);
    } else {
      append(inlinePart(part, mode, true), inlinePart(part, mode, false));
      line.hasLink ||= hasLinks([part]);
    }
  }

  const kept: string[] = [];
  let hasDropped = false;
  for (const current of lines) {
    if (isListOfLinks(current)) hasDropped = true;
    // Where lines went, two empty lines would meet.
    else if (!(hasDropped && isEmpty(current) && (kept.at(-1) ?? '').trim() === '')) {
      hasDropped = hasDropped && isEmpty(current);
      kept.push(current.text);
    }
  }
  while (kept.length > 0 && kept.at(-1)?.trim() === '') kept.pop();
  const first = kept.findIndex((text) => text.trim() !== '');
  return kept.slice(Math.max(first, 0)).join('\n');
}
