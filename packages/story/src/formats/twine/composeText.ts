import type { TextPart } from './textPart.ts';

type Line = { text: string; rest: string; hasLink: boolean };

/** Whether a line is a list of links and nothing else: only marks and spaces stand between them. */
const isListOfLinks = ({ rest, hasLink }: Line): boolean =>
  hasLink && !/[^\s*\-+•·|>/,;.:]/.test(rest.replace(/^\s{0,20}\d{1,3}[.)]/, ''));

const isEmpty = ({ text }: Line): boolean => text.trim() === '';

/**
 * The text that readers see. Links leave their words in a sentence; a line that only lists links goes,
 * because its words stand in the choices.
 */
export function composeText(parts: readonly TextPart[]): string {
  let line: Line = { text: '', rest: '', hasLink: false };
  const lines: Line[] = [line];
  const write = (text: string): void => {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) {
        line = { text: '', rest: '', hasLink: false };
        lines.push(line);
      }
      line.text += piece;
      line.rest += piece;
    }
  };
  for (const part of parts) {
    if (part.kind === 'text') write(part.text);
    else if (part.kind !== 'jump') {
      const label = part.kind === 'link' ? part.label : part.link?.label;
      const text = part.kind === 'link' ? part.label : part.text;
      if (label !== text) write(text);
      else {
        line.text += text;
        line.hasLink = true;
      }
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
