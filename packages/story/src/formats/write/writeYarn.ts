import { availableChoices } from '../../queries/availableChoices.ts';
import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import type { Effect } from '../../schema/variable.ts';
import { createLogicPrinter } from '../logic/logicPrinter.ts';
import { type Dialect, printValue } from '../logic/printDialect.ts';
import { titleOf, variablesOf } from '../logic/storyLogic.ts';
import { blockOf, type TextPart, textLines, textParts } from '../logic/templateText.ts';
import { scale } from '../twine/placePassages.ts';
import { identifiers, variableIdentifiers } from './identifiers.ts';

const spaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/**
 * Text of Yarn: its signs get a backslash. A row of equals signs would end the node, and has no escape: it
 * becomes a row of similar signs. What stands before a colon would be the name of who speaks.
 */
const escapeYarn = (text: string): string => spaces(text).replaceAll(/[\\<>{}#/[\]:]/g, '\\$&');

const yarnLine = (text: string): string =>
  text.trim().replace(/^={3,}/, (row) => '═'.repeat(row.length));

const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;

/** What Yarn reads again when a text is shown: markup and the name of who speaks. */
const escapeShown = (text: string): string => spaces(text).replaceAll(/[\\[\]:]/g, '\\$&');

const indented = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);

type Line = {
  /** Commands that stand before the line: Yarn has no condition within one. */
  before: string[];
  text: string;
};

function createWriter(story: StoryDocument) {
  const names = identifiers(story);
  const own = variablesOf(story);
  const variables = variableIdentifiers(own, [...names.values()]);
  const declared = new Map(own.map(({ name, initial }) => [`$${variables.get(name)}`, initial]));
  const counters = new Map<string, string>();
  let texts = 0;
  const declare = (prefix: string, number: number, initial: number | string): string => {
    let name = `$${prefix}_${number}`;
    while (declared.has(name)) name += '_';
    declared.set(name, initial);
    return name;
  };
  const visits = (nodeId: string): string => {
    if (!names.has(nodeId)) return '0';
    const counter = counters.get(nodeId) ?? declare('visits', counters.size + 1, 0);
    counters.set(nodeId, counter);
    return counter;
  };
  const dialect: Dialect = {
    variable: (name) => `$${variables.get(name) ?? name}`,
    visits,
    text: quoted,
    words: { '=': '==' },
    // Not every program that reads Yarn knows a sign before a variable.
    negate: (value) => `0 - ${value}`,
    random: (from, to) => `random_range(${from}, ${to})`,
    divide: (left, right) => `${left} / ${right}`,
  };
  const { logic, print, condition, assignments } = createLogicPrinter(story, dialect);

  const choose = (condition: string, yes: readonly string[], no: readonly string[]): string[] => [
    `<<if ${condition}>>`,
    ...yes,
    ...(no.length === 0 ? [] : ['<<else>>', ...no]),
    '<<endif>>',
  ];
  /** A text of a condition as a variable of its own, which the line shows. */
  const textVariable = ({ condition, yes, no }: Extract<TextPart, { kind: 'either' }>) => {
    texts += 1;
    const name = declare('text', texts, '');
    const assign = (parts: readonly TextPart[]): string[] => {
      const before: string[] = [];
      const pieces = parts.map((part) => {
        if (part.kind === 'text') return quoted(escapeShown(part.text));
        if (part.kind === 'value') {
          const value = print(part.value);
          return logic.typeOf(part.value) === 'text' ? `(${value})` : `string(${value})`;
        }
        const inner = textVariable(part);
        before.push(...inner.before);
        return inner.name;
      });
      return [...before, `<<set ${name} to ${pieces.join(' + ') || '""'}>>`];
    };
    return { name, before: choose(print(condition), assign(yes), assign(no)) };
  };
  const line = (parts: readonly TextPart[]): Line => {
    const before: string[] = [];
    const text = parts.map((part) => {
      if (part.kind === 'text') return escapeYarn(part.text);
      if (part.kind === 'value') return `{${print(part.value)}}`;
      const variable = textVariable(part);
      before.push(...variable.before);
      return `{${variable.name}}`;
    });
    return { before, text: yarnLine(text.join('')) };
  };
  const block = (parts: readonly TextPart[]): string[] => {
    const only = blockOf(parts);
    if (only) {
      const [yes, no] = [only.yes, only.no].map((inner) => textLines(inner).flatMap(block));
      return choose(print(only.condition), yes ?? [], no ?? []);
    }
    const { before, text } = line(parts);
    return text === '' ? [] : [...before, text];
  };
  const partsOf = (text: string, nodeId: string) => textParts(logic.template(text), nodeId, logic);

  return {
    names,
    counters,
    declarations: () =>
      [...declared].map(
        ([name, initial]) => `<<declare ${name} = ${printValue(initial, dialect)}>>`,
      ),
    content: ({ content, id }: StoryNode): string[] =>
      textLines(partsOf(content, id)).flatMap(block),
    label: (text: string, nodeId: string): Line => line(partsOf(text, nodeId)),
    condition,
    assignments: (effects: readonly Effect[] | undefined, target?: string): string[] =>
      assignments(effects, target).map(({ variable, value }) => `<<set ${variable} to ${value}>>`),
  };
}

type Writer = ReturnType<typeof createWriter>;

type ConnectionLines = {
  /** Commands for the words of options. They stand before the text, with which programs offer options at once. */
  before: string[];
  lines: string[];
};

/** The lines of the connections that a reader has at a node. */
function connectionLines(story: StoryDocument, node: StoryNode, writer: Writer): ConnectionLines {
  const jump = (id: string): string => {
    const name = writer.names.get(id);
    return name === undefined ? '<<stop>>' : `<<jump ${name}>>`;
  };
  const { choices, paths } = availableChoices(story, node);
  const isPicked = story.variables && paths.some(({ condition }) => condition !== undefined);
  if (isPicked) {
    const branches = paths.flatMap(({ condition, toNodeId }) =>
      condition === undefined ? [] : [{ holds: writer.condition(condition), toNodeId }],
    );
    const last = paths.find(({ condition }) => condition === undefined);
    const lines = [
      ...branches.flatMap(({ holds, toNodeId }, index) => [
        `<<${index === 0 ? 'if' : 'elseif'} ${holds}>>`,
        jump(toNodeId),
      ]),
      ...(last ? ['<<else>>', jump(last.toNodeId)] : []),
      '<<endif>>',
    ];
    return { before: [], lines };
  }
  const [only, ...others] = paths;
  if (only && others.length === 0) return { before: [], lines: [jump(only.toNodeId)] };
  const options = [
    ...choices.map(({ choice, connection }) => ({ ...choice, toNodeId: connection.toNodeId })),
    ...paths.map(({ toNodeId }) => ({
      text: '',
      toNodeId,
      condition: undefined,
      effects: undefined,
    })),
  ].map(({ text, toNodeId, condition, effects }) => {
    const own = writer.label(text, node.id);
    const title = own.text === '' ? writer.label(titleOf(story, toNodeId), node.id) : own;
    const holds = writer.condition(condition);
    const head = `-> ${title.text || '…'}${holds === null ? '' : ` <<if ${holds}>>`}`;
    const body = indented([...writer.assignments(effects, toNodeId), jump(toNodeId)]);
    return { before: title.before, lines: [head, ...body] };
  });
  return {
    before: options.flatMap(({ before }) => before),
    lines: options.flatMap(({ lines }) => lines),
  };
}

const tagsOf = ({ tags }: StoryNode): string[] =>
  (Array.isArray(tags) ? tags : []).filter(
    (tag) => typeof tag === 'string' && /^[\w-]+$/.test(tag),
  );

const place = (value: number): number => Math.round(value / scale);

/**
 * The story as Yarn: every node one of Yarn's, the start first, its connections options; variables, effects,
 * conditions and texts that change are those of Yarn (SPEC W7).
 */
export function writeYarn(story: StoryDocument): string {
  const writer = createWriter(story);
  const isStart = ({ id }: StoryNode): boolean => id === story.startNodeId;
  const nodes = [...story.nodes.filter(isStart), ...story.nodes.filter((node) => !isStart(node))];
  const bodies = nodes.map((node) => {
    const { before, lines } = connectionLines(story, node, writer);
    return [...writer.assignments(node.effects), ...before, ...writer.content(node), ...lines];
  });
  const declarations = story.variables ? writer.declarations() : [];
  const parts = nodes.map((node, index) => {
    const tags = tagsOf(node);
    const counter = writer.counters.get(node.id);
    const body = [
      ...(index === 0 ? declarations : []),
      ...(counter === undefined ? [] : [`<<set ${counter} to ${counter} + 1>>`]),
      ...(bodies[index] ?? []),
    ];
    return [
      `title: ${writer.names.get(node.id)}`,
      ...(tags.length > 0 ? [`tags: ${tags.join(' ')}`] : []),
      `position: ${place(node.position.x)},${place(node.position.y)}`,
      '---',
      ...(body.length === 0 ? ['<<stop>>'] : body),
      '===',
    ].join('\n');
  });
  return `${parts.join('\n')}\n`;
}
