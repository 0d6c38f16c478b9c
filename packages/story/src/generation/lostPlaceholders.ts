import { printExpression } from '../variables/printExpression.ts';
import { parseTemplate, type Template } from '../variables/template.ts';

/** The placeholders of a text by what they do, with the braces as they are written. */
function placeholders(template: Template): [meaning: string, shown: string][] {
  return template.flatMap((part): [string, string][] => {
    if (typeof part === 'string') return [];
    if (part.kind === 'value') return [[printExpression(part.value), part.source]];
    const inner = part.branches.flatMap(placeholders);
    const shown = `${part.source.split(':', 1)[0]}: …}`;
    const meaning = part.kind === 'if' ? `if ${printExpression(part.condition)}` : 'times';
    return [[meaning, shown], ...inner];
  });
}

/** What stands in braces in a text and is missing in the proposed one, as it is written (SPEC G8). */
export function lostPlaceholders(before: string, proposed: string): string[] {
  const left = placeholders(parseTemplate(proposed).parts).map(([meaning]) => meaning);
  return placeholders(parseTemplate(before).parts).flatMap(([meaning, shown]) => {
    const index = left.indexOf(meaning);
    if (index >= 0) left.splice(index, 1);
    return index >= 0 ? [] : shown;
  });
}
