import { openBracesAt, templateWords } from '@dreamfork/story';
import type { CodeSuggestion } from '@dreamfork/ui';
import { type CompletionContext, completionsAt } from './completions.ts';

/** What can be written at an index of a text with values in braces (SPEC T2). */
export function textCompletionsAt(
  text: string,
  index: number,
  isAsked: boolean,
  context: CompletionContext,
): CodeSuggestion[] {
  const braces = openBracesAt(text, index);
  if (!braces || braces.part === 'text') return [];
  const { messages, locale } = context;
  const { from, part } = braces;
  const words = templateWords(locale);
  const written = text.slice(from, index).trimStart();
  const isBegin = (word: string) => word.startsWith(written.toLowerCase()) && word !== written;
  if (part === 'otherwise') {
    const label = `${words.else}: …`;
    return isBegin(`${words.else}:`)
      ? [{ label, from: index - written.length, text: `${words.else}: ` }]
      : [];
  }
  const source = text.slice(from, index);
  const isFirst = written === '';
  const found = completionsAt(source, source.length, isAsked || isFirst, context);
  const names = new Set(context.variables.map(({ name }) => name));
  const start = source.length - source.trimStart().length;
  const isName = (one: CodeSuggestion): boolean => names.has(one.text);
  const placed = (one: CodeSuggestion): CodeSuggestion => {
    // The name alone is a whole value: its brace is closed with it.
    const closes =
      part === 'value' && one.from === start && isName(one) && text[index] !== '}' ? '}' : '';
    return { ...one, from: from + one.from, text: one.text + closes };
  };
  if (part === 'condition') return found.map(placed);
  const forms: CodeSuggestion[] = [
    {
      label: `${words.if} …: … | ${words.else}: …`,
      detail: messages.byCondition,
      from: index - written.length,
      text: `${words.if} `,
    },
    {
      label: `${words.times}: … | …`,
      detail: messages.byVisit,
      from: index - written.length,
      text: `${words.times}: `,
    },
  ].filter(({ text: form }) => isBegin(form));
  const values = found.filter(isName).map(placed);
  const rest = found.filter((one) => !isName(one)).map(placed);
  return isFirst ? [...values.slice(0, 6), ...forms] : [...values, ...forms, ...rest];
}
