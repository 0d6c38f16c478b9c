import { availableChoices } from '../../queries/availableChoices.ts';
import type { ChoiceOption, StoryDocument, StoryNode } from '../../schema/document.ts';
import type { StoryLocale } from '../../schema/locale.ts';
import type { Effect, VariableValue } from '../../schema/variable.ts';
import { evaluate } from '../../variables/evaluate.ts';
import type { Expression } from '../../variables/expression.ts';
import { booleanWords } from '../../variables/messages.ts';
import { printExpression } from '../../variables/printExpression.ts';
import {
  conditionSentence,
  effectSentence,
  type SentenceContext,
  valueSentence,
} from '../../variables/sentence.ts';
import type { Template, TemplatePart } from '../../variables/template.ts';
import { storyLogic } from '../logic/storyLogic.ts';
import { bookRulesMessages } from './bookRules.messages.ts';
import { escapeXml } from './markup.ts';

/** What the reader of a book writes down, and begins with. */
export type SheetEntry = { name: string; initial: string };

export type BookStory = {
  /** The story with its rules told in its texts and choices; it remembers nothing. */
  story: StoryDocument;
  sheet: readonly SheetEntry[];
};

const markdownSigns = /[\\`*_{}[\]()#+\-.!>]/g;

const plain = (text: string): string => text.replace(markdownSigns, '\\$&');

/** The names of variables that the story changes anywhere. */
function changedNames({ nodes }: StoryDocument): ReadonlySet<string> {
  const effects = nodes.flatMap((node) => [
    ...(node.effects ?? []),
    ...node.choices.flatMap((choice) => choice.effects ?? []),
  ]);
  return new Set(effects.map(({ variable }) => variable));
}

/**
 * The story as a book can tell it: what no reading changes is resolved at its initial value, everything else is
 * a rule that a person follows with a record sheet (SPEC W13). `nameOf` names a node where visits are asked for.
 */
export function bookStory(
  story: StoryDocument,
  locale: StoryLocale,
  names: { kind: 'page' | 'section'; nameOf: (nodeId: string) => string },
): BookStory {
  if (!story.variables) return { story, sheet: [] };
  const logic = storyLogic(story);
  const words = bookRulesMessages[locale];
  const changed = changedNames(story);
  const visits = names.kind === 'page' ? words.pageVisits : words.sectionVisits;
  const context: SentenceContext = { locale, story, visits: { ...visits, nameOf: names.nameOf } };
  const yesNo = booleanWords[locale];
  const shown = (value: VariableValue): string =>
    typeof value === 'boolean'
      ? yesNo[value ? 1 : 0]
      : typeof value === 'number'
        ? String(Number(value.toPrecision(12)))
        : value;

  const isFixed = (expression: Expression): boolean => {
    switch (expression.kind) {
      case 'literal':
        return true;
      case 'variable':
        return !changed.has(expression.name);
      case 'call':
        return false;
      case 'prefix':
        return isFixed(expression.value);
      case 'infix':
        return isFixed(expression.left) && isFixed(expression.right);
    }
  };
  const initialOf = new Map(logic.variables.map(({ name, initial }) => [name, initial]));
  /** The value that the expression has in every reading; undefined if there is no such value. */
  const fixedValue = (expression: Expression): VariableValue | undefined => {
    if (!isFixed(expression)) return undefined;
    const scope = {
      valueOf: (name: string) => initialOf.get(name),
      visitsOf: () => 0,
      random: () => 0,
    };
    const result = evaluate(expression, scope);
    return result.ok ? result.value : undefined;
  };
  const named = (text: string): string => text.replaceAll('_', ' ');
  const sentence = (condition: Expression): string =>
    named(conditionSentence(printExpression(condition), context));

  const quoted = (text: string): string =>
    text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n');
  const tellIf = (
    condition: Expression,
    yes: string,
    no: string,
    mark: (text: string) => string,
  ) => {
    const rule = mark(sentence(condition));
    if (!yes.includes('\n') && !no.includes('\n')) return words.textIf(rule, yes, no);
    const otherwise = no === '' ? '' : `\n\n*${words.linesElse}*\n\n${quoted(no)}`;
    return `\n\n*${words.linesIf(rule)}*\n\n${quoted(yes)}${otherwise}\n\n`;
  };
  const tell = (template: Template, mark: (text: string) => string): string => {
    const branch = (parts: Template | undefined): string => tell(parts ?? [], mark).trim();
    const tellPart = (part: TemplatePart): string => {
      if (typeof part === 'string') return part;
      if (part.kind === 'times') {
        const texts = part.branches.map(branch);
        const last = texts.pop() ?? '';
        const told = texts.map((each, index) => words.visit(index + 1, each));
        return texts.length === 0 ? last : `(${[...told, words.visitLater(last)].join('; ')})`;
      }
      if (part.kind === 'value') {
        if (logic.typeOf(part.value) === null) return '';
        const value = fixedValue(part.value);
        return value === undefined
          ? mark(`[${named(valueSentence(part.value, context))}]`)
          : mark(shown(value));
      }
      if (logic.typeOf(part.condition) !== 'boolean') return '';
      const value = fixedValue(part.condition);
      if (value !== undefined) return branch(part.branches[value === true ? 0 : 1]);
      return tellIf(part.condition, branch(part.branches[0]), branch(part.branches[1]), mark);
    };
    return template.map(tellPart).join('');
  };
  const line = (text: string): string =>
    tell(logic.template(text), (each) => each)
      .replaceAll(/[*>]?\s*\n\s*[*>]?/g, ' ')
      .trim();

  const changes = (effects: readonly Effect[] | undefined): string =>
    (effects ?? [])
      .filter((effect) => logic.assignments([effect]).length > 0)
      .map((effect) => named(effectSentence(effect, context)))
      .join('; ');
  const questions = (effects: readonly Effect[] | undefined): string[] =>
    (effects ?? []).flatMap(({ kind, variable, question }) =>
      kind === 'ask' && initialOf.has(variable)
        ? [words.answer(line(question || named(variable)), named(variable))]
        : [],
    );
  const rulesOf = (effects: readonly Effect[] | undefined): string[] => {
    const written = changes(effects);
    return [...questions(effects), ...(written === '' ? [] : [words.write(written)])];
  };

  /** The words of a choice; null if no reading can take it. */
  const label = ({ text, condition, effects }: ChoiceOption): string | null => {
    const told = line(text);
    const written = [...questions(effects), changes(effects)].filter((each) => each !== '');
    const whole = written.length === 0 ? told : `${told} (${written.join('; ')})`;
    if (condition === undefined) return whole;
    const read = logic.read(condition, 'boolean');
    const value = read ? fixedValue(read) : false;
    if (!read || value === false) return null;
    return value === true ? whole : words.choiceIf(sentence(read), whole);
  };
  /** Connections of which a condition picks one, as choices in their order. */
  const pickedPaths = (node: StoryNode): ChoiceOption[] => {
    const { paths } = availableChoices(story, node);
    if (!paths.some(({ condition }) => condition !== undefined)) return [];
    const conditional = paths.filter(({ condition }) => condition !== undefined);
    const last = paths.find(({ condition }) => condition === undefined);
    const told = conditional.flatMap(({ id, condition }) => {
      const read = logic.read(condition, 'boolean');
      const value = read ? fixedValue(read) : false;
      return !read || value === false ? [] : [{ id, text: words.pathIf(sentence(read)) }];
    });
    const all = last
      ? [...told, { id: last.id, text: told.length > 0 ? words.pathElse : '' }]
      : told;
    return all.map(({ id, text }) => ({ id: `${id}-told`, text, connectionId: id }));
  };
  const closed = new Set<string>();
  const nodes = story.nodes.map((node): StoryNode => {
    const { effects, ...rest } = node;
    const rules = rulesOf(effects).map((rule) => `*${plain(rule)}*`);
    const content = tell(logic.template(node.content), plain).trim();
    const own = node.choices.flatMap(
      ({ condition, effects: own, closedReason: _reason, ...choice }) => {
        const text = label({
          ...choice,
          ...(condition !== undefined && { condition }),
          ...(own !== undefined && { effects: own }),
        });
        return text === null ? [] : [{ ...choice, text }];
      },
    );
    const choices = own.length > 0 ? own : pickedPaths(node);
    const available = availableChoices(story, node);
    const isPicked = available.paths.some(({ condition }) => condition !== undefined);
    // No reading can take any of its connections, so it ends here.
    if (choices.length === 0 && (isPicked || available.choices.length > 0)) closed.add(node.id);
    return { ...rest, title: line(node.title), content: [...rules, content].join('\n\n'), choices };
  });
  const { variables: _variables, ...others } = story;
  const sheet = logic.variables
    .filter(({ name }) => changed.has(name))
    .map(({ name, initial }) => ({ name: named(name), initial: shown(initial) || words.nothing }));
  const connections = story.connections.filter(({ fromNodeId }) => !closed.has(fromNodeId));
  return { story: { ...others, nodes, connections }, sheet };
}

/** The record sheet and how to keep it, below a heading of this rank; empty without entries. */
export function sheetMarkup(
  sheet: readonly SheetEntry[],
  locale: StoryLocale,
  rank: 2 | 3,
): string {
  if (sheet.length === 0) return '';
  const words = bookRulesMessages[locale];
  const howTo = words.howToKeep.map((paragraph) => `<p>${paragraph}</p>\n`).join('');
  const entries = sheet
    .map(({ name, initial }) => `<li>${escapeXml(name)}: ${escapeXml(initial)}</li>\n`)
    .join('');
  return `<h${rank}>${words.sheet}</h${rank}>\n${howTo}<ul class="sheet">\n${entries}</ul>\n`;
}
