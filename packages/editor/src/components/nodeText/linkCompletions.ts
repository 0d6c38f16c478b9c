import {
  comparableTitle,
  linkTargetAt,
  nodeTypeNames,
  type StoryLocale,
  type StoryNode,
} from '@dreamfork/story';
import type { CodeSuggestion } from '@dreamfork/ui';

/** So many are offered at once; more letters find the others. */
const offered = 8;

/** The same in a choice typed by itself, without brackets. */
export function choiceCompletionsAt(
  text: string,
  index: number,
  nodes: readonly StoryNode[],
  locale: StoryLocale,
): CodeSuggestion[] {
  const link = `[[${text.slice(0, index)}`;
  return linkCompletionsAt(`${link}]]`, link.length, nodes, locale).map((suggestion) => ({
    ...suggestion,
    from: suggestion.from - 2,
  }));
}

/** The titles of nodes that a link can lead to, where an author writes one behind the arrow of `[[words->` (SPEC E48). */
export function linkCompletionsAt(
  text: string,
  index: number,
  nodes: readonly StoryNode[],
  locale: StoryLocale,
): CodeSuggestion[] {
  const place = linkTargetAt(text, index);
  if (!place) return [];
  const wanted = comparableTitle(place.written);
  const closing = text.startsWith(']]', index) ? '' : ']]';
  const seen = new Set(['']);
  const first: CodeSuggestion[] = [];
  const others: CodeSuggestion[] = [];
  for (const { title, type } of nodes) {
    const comparable = comparableTitle(title);
    // The first node of a title is the one that a link leads to.
    if (seen.has(comparable) || !comparable.includes(wanted)) continue;
    seen.add(comparable);
    const list = comparable.startsWith(wanted) ? first : others;
    const label = title.trim();
    list.push({
      label,
      detail: nodeTypeNames[locale][type],
      from: place.from,
      text: `${label}${closing}`,
    });
    if (first.length === offered) break;
  }
  return [...first, ...others].slice(0, offered);
}
