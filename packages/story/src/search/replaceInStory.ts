import { type EditResult, edited, refused } from '../operations/edit.ts';
import type { ChoiceOption, StoryDocument, StoryNode } from '../schema/document.ts';
import { type Expression, expressionOf } from './expression.ts';
import { createVisibility } from './fields.ts';
import type { FindOptions, Match } from './findInStory.ts';

export type ReplaceOptions = FindOptions & {
  /** The query of the matches. */
  query: string;
};

type Span = Pick<Match, 'start' | 'end'>;
type Replace = (text: string, spans: readonly Span[]) => string;

/** The replacement of this span; null if the query no longer matches there. */
function replacementAt(
  text: string,
  { start, end }: Span,
  { pattern, prepare }: Expression,
  template: string | ((found: string) => string),
): string | null {
  pattern.lastIndex = start;
  const found = pattern.exec(prepare(text));
  if (!found?.indices || start + found[0].length !== end) return null;
  const whole = text.slice(start, end);
  if (typeof template !== 'string') return template(whole);
  const original = (range: [number, number] | undefined) => range && text.slice(...range);
  const named = Object.entries(found.indices.groups ?? {}).map(([name, range]) => [
    name,
    original(range),
  ]);
  return fillTemplate(template, {
    whole,
    numbered: found.indices.slice(1).map(original),
    named: Object.fromEntries(named),
  });
}

const replacer =
  (
    story: StoryDocument,
    expression: Expression,
    template: string | ((found: string) => string),
  ): Replace =>
  (text, spans) => {
    const isVisible = createVisibility(story, text);
    let result = '';
    let done = 0;
    for (const span of spans.toSorted((one, other) => one.start - other.start)) {
      if (span.start < done || !isVisible(span.start, span.end)) continue;
      const replacement = replacementAt(text, span, expression, template);
      if (replacement === null) continue;
      result += text.slice(done, span.start) + replacement;
      done = span.end;
    }
    return result + text.slice(done);
  };

function inNode(node: StoryNode, matches: readonly Match[], replace: Replace): StoryNode {
  const of = (field: Match['field'], choiceId?: string) =>
    matches.filter((match) => match.field === field && match.choiceId === choiceId);
  const title = replace(node.title, of('title'));
  const content = replace(node.content, of('content'));
  const replaceIn = (choice: ChoiceOption): ChoiceOption => {
    const spans = of('choice', choice.id);
    const text = spans.length === 0 ? choice.text : replace(choice.text, spans).trim();
    return text === choice.text ? choice : { ...choice, text };
  };
  const replaced = node.choices.map(replaceIn);
  const isSame = replaced.every((choice, index) => choice === node.choices[index]);
  const choices = isSame ? node.choices : replaced;
  return isSame && title === node.title && content === node.content
    ? node
    : { ...node, title, content, choices };
}

/** Replaces matches as one edit. Those that no longer fit the story are skipped (SPEC F6–F8). */
export function replaceInStory(
  story: StoryDocument,
  matches: readonly Match[],
  replacement: string,
  { query, ...options }: ReplaceOptions,
): EditResult {
  const expression = expressionOf(query, options, 'yd');
  if (!expression.ok) return expression;
  const replace = replacer(
    story,
    expression.value,
    options.regularExpression ? replacement : () => replacement,
  );
  const byNode = new Map<string, Match[]>();
  for (const match of matches) {
    const siblings = byNode.get(match.nodeId);
    if (siblings) siblings.push(match);
    else byNode.set(match.nodeId, [match]);
  }
  const nodes = story.nodes.map((node) => {
    const nodeMatches = byNode.get(node.id);
    return nodeMatches ? inNode(node, nodeMatches, replace) : node;
  });

  for (const [index, node] of nodes.entries()) {
    if (node === story.nodes[index]) continue;
    const emptied = node.choices.find(
      ({ text }, place) => text === '' && story.nodes[index]?.choices[place]?.text !== '',
    );
    if (emptied) return refused('choice-text-empty', { nodeId: node.id, choiceId: emptied.id });
  }
  const isSame = nodes.every((node, index) => node === story.nodes[index]);
  return edited(story, isSame ? story : { ...story, nodes });
}

/** One match with its numbered and named groups. */
type Groups = {
  readonly whole: string;
  readonly numbered: readonly (string | undefined)[];
  /** Empty if the expression has no named group; `$<` is then literal. */
  readonly named: Readonly<Record<string, string | undefined>>;
};

const numberedReferences = /\$(?:\$|&|(\d{1,2}))/gu;
const allReferences = /\$(?:\$|&|(\d{1,2})|<([^>]*)>)/gu;

function numberedGroup(digits: string, groups: Groups['numbered']): string | null {
  const two = Number(digits);
  if (two >= 1 && two <= groups.length) return groups[two - 1] ?? '';
  const one = Number(digits.charAt(0));
  if (digits.length === 1 || one < 1 || one > groups.length) return null;
  return `${groups[one - 1] ?? ''}${digits.charAt(1)}`;
}

/** Fills in `$1`, `$<name>`, `$&` and `$$` as JavaScript does (SPEC F7). */
export function fillTemplate(template: string, { whole, numbered, named }: Groups): string {
  const hasNames = Object.keys(named).length > 0;
  const references = hasNames ? allReferences : numberedReferences;
  return template.replace(references, (reference: string, digits?: string, name?: unknown) => {
    if (reference === '$$') return '$';
    if (reference === '$&') return whole;
    if (digits !== undefined) return numberedGroup(digits, numbered) ?? reference;
    if (typeof name !== 'string') return reference;
    return Object.hasOwn(named, name) ? (named[name] ?? '') : '';
  });
}
