import type { Expression } from '../../variables/expression.ts';
import type { Template, TemplatePart } from '../../variables/template.ts';
import { atMostVisits, type StoryLogic } from './storyLogic.ts';

/** A text as other programs see it: pieces of text, values, and texts of which one is shown. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly value: Expression }
  | {
      readonly kind: 'either';
      readonly condition: Expression;
      readonly yes: readonly TextPart[];
      readonly no: readonly TextPart[];
    };

const text = (value: string): TextPart[] => (value === '' ? [] : [{ kind: 'text', text: value }]);

/** Without the spaces around it, as readers see a text of a condition. */
function trimmed(parts: readonly TextPart[]): TextPart[] {
  const last = parts.length - 1;
  return parts.flatMap((part, index): TextPart[] => {
    if (part.kind !== 'text') return [part];
    const start = index === 0 ? part.text.trimStart() : part.text;
    return text(index === last ? start.trimEnd() : start);
  });
}

/**
 * The parts of a text of this node. What has a mistake stays as it is written, as readers see it; texts for
 * each visit are conditions on the number of visits, and yes and no are words.
 */
export function textParts(template: Template, nodeId: string, logic: StoryLogic): TextPart[] {
  const branch = (parts: Template | undefined): TextPart[] =>
    trimmed(textParts(parts ?? [], nodeId, logic));
  const partsOf = (part: TemplatePart): TextPart[] => {
    if (typeof part === 'string') return text(part);
    if (part.kind === 'times') {
      const branches = part.branches.map(branch);
      const last = branches.pop() ?? [];
      return branches.reduceRight<TextPart[]>(
        (no, yes, index) => [
          { kind: 'either', condition: atMostVisits(nodeId, index + 1), yes, no },
        ],
        last,
      );
    }
    if (part.kind === 'if') {
      if (logic.typeOf(part.condition) !== 'boolean') return text(part.source);
      const [yes, no] = [branch(part.branches[0]), branch(part.branches[1])];
      return [{ kind: 'either', condition: part.condition, yes, no }];
    }
    const type = logic.typeOf(part.value);
    if (type === null) return text(part.source);
    if (type !== 'boolean') return [{ kind: 'value', value: part.value }];
    const [no, yes] = logic.booleans.map(text) as [TextPart[], TextPart[]];
    return [{ kind: 'either', condition: part.value, yes, no }];
  };
  return template.flatMap(partsOf);
}

/** The parts of a text by line; a text of a condition stays in the line in which its braces begin. */
export function textLines(parts: readonly TextPart[]): TextPart[][] {
  const lines: TextPart[][] = [[]];
  for (const part of parts) {
    if (part.kind !== 'text') {
      lines.at(-1)?.push(part);
      continue;
    }
    const [first = '', ...others] = part.text.split(/\r\n?|\n/);
    lines.at(-1)?.push(...text(first));
    for (const line of others) lines.push(text(line));
  }
  return lines;
}

type Either = Extract<TextPart, { kind: 'either' }>;

/** The condition over several lines that is all of a line, so that each of its lines can be a line of its own. */
export function blockOf(line: readonly TextPart[]): Either | null {
  const [only] = line;
  if (line.length !== 1 || only?.kind !== 'either') return null;
  return [only.yes, only.no].some((inner) => textLines(inner).length > 1) ? only : null;
}
