import {
  expressionPieces,
  expressionWords,
  parseExpression,
  printExpression,
  type StoryLocale,
  type StoryNode,
  type Variable,
} from '@dreamfork/story';
import type { CodeSuggestion } from '@dreamfork/ui';
import type { CompletionMessages } from './messages.ts';

export type CompletionContext = {
  readonly variables: readonly Variable[];
  readonly nodes: readonly StoryNode[];
  readonly messages: CompletionMessages;
  readonly locale: StoryLocale;
};

/** So many are offered at once; more letters find the others. */
const offered = 8;

const wordBefore = /[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;

/** Whether the text calls a function that takes a node, and what of its title is written. */
function nodeQuery(before: string): { from: number; query: string } | null {
  const pieces = expressionPieces(before);
  const last = pieces.at(-1);
  const isQuoted = last?.kind === 'text';
  const [call, bracket] = pieces.slice(isQuoted ? -3 : -2);
  if (!call || !bracket || before.slice(bracket.from, bracket.to) !== '(') return null;
  // Whatever the language of the keyword, it parses as a call of one node.
  const written = `${before.slice(call.from, call.to)}("")`;
  const parsed = call.kind === 'keyword' ? parseExpression(written) : null;
  if (!parsed?.ok || parsed.value.kind !== 'call') return null;
  if (!isQuoted) return { from: before.length, query: '' };
  return { from: last.from, query: before.slice(last.from + 1) };
}

function nodeSuggestions(
  { from, query }: { from: number; query: string },
  after: string,
  { nodes, messages }: CompletionContext,
): CodeSuggestion[] {
  const wanted = query.trim().toLowerCase();
  const found: CodeSuggestion[] = [];
  for (const { id, title } of nodes) {
    if (found.length === offered) break;
    if (!title.toLowerCase().includes(wanted)) continue;
    const quoted = printExpression({ kind: 'literal', value: id });
    const closed = after.startsWith('"') ? quoted.slice(0, -1) : quoted;
    const text = after.startsWith('»') ? `«${id}` : closed;
    found.push({ label: title || messages.untitled, detail: messages.node, from, text });
  }
  return found;
}

/** What an author may be writing at an index of an expression. */
export function completionsAt(
  source: string,
  index: number,
  isAsked: boolean,
  context: CompletionContext,
): CodeSuggestion[] {
  const before = source.slice(0, index);
  const query = nodeQuery(before);
  if (query) return nodeSuggestions(query, source.slice(index), context);
  const last = expressionPieces(before).at(-1);
  const isInText =
    last?.kind === 'text' &&
    last.to === index &&
    !/^(?:"[\s\S]*"|«[^»]*»)$/.test(before.slice(last.from));
  const written = wordBefore.exec(before)?.[0] ?? '';
  if (isInText || (written === '' && !isAsked)) return [];
  const { variables, messages, locale } = context;
  const from = index - written.length;
  const wanted = written.toLowerCase();
  const all: CodeSuggestion[] = [
    ...variables.map(({ name, type }) => ({
      label: name,
      detail: messages.types[type],
      from,
      text: name,
    })),
    ...expressionWords(locale).map(({ word, isFunction }) => ({
      label: isFunction ? `${word}(…)` : word,
      from,
      text: isFunction ? `${word}(` : word,
    })),
  ];
  return all
    .filter(({ text }) => text.toLowerCase().startsWith(wanted) && text !== written)
    .slice(0, offered);
}
