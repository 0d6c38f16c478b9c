import type { VariableValue } from '../schema/variable.ts';
import { evaluate, type Scope } from './evaluate.ts';
import { parseTemplate, type Template } from './parseTemplate.ts';

export type TemplateScope = Scope & {
  /** How often the reader has entered the node of the text. */
  readonly turn: number;
  /** The text of a value. */
  print(value: VariableValue): string;
};

function expand(template: Template, scope: TemplateScope): string {
  let text = '';
  for (const part of template) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    if (part.kind === 'times') {
      const branch = part.branches[Math.min(Math.max(scope.turn, 1), part.branches.length) - 1];
      text += expand(branch ?? [], scope).trim();
      continue;
    }
    const result = evaluate(part.kind === 'if' ? part.condition : part.value, scope);
    if (part.kind === 'value') text += result.ok ? scope.print(result.value) : part.source;
    else if (!result.ok || typeof result.value !== 'boolean') text += part.source;
    else text += expand(part.branches[result.value ? 0 : 1] ?? [], scope).trim();
  }
  return text;
}

/** The text that a reader sees. What has no value stays as it is written (SPEC T1–T5). */
export const expandTemplate = (text: string, scope: TemplateScope): string =>
  /[{}]/.test(text) ? expand(parseTemplate(text).parts, scope) : text;
