import { backgroundSound, shownMedia } from '../../media/shownMedia.ts';
import { availableChoices } from '../../queries/availableChoices.ts';
import type { Connection, StoryDocument, StoryNode } from '../../schema/document.ts';
import type { Effect } from '../../schema/variable.ts';
import { createLogicPrinter } from '../logic/logicPrinter.ts';
import type { Dialect } from '../logic/printDialect.ts';
import { titleOf, variablesOf } from '../logic/storyLogic.ts';
import { blockOf, type TextPart, textLines, textParts } from '../logic/templateText.ts';
import { identifiers, variableIdentifiers } from './identifiers.ts';

/** Signs with a meaning anywhere in a line of ink get a backslash, and so do the pairs that begin comments. */
const escapeInk = (text: string): string => text.replaceAll(/[\\{}|#~<>/[\]*+=-]/g, '\\$&');

/** Words at the beginning of a line that are no text in ink. */
const keyword = /^(?:INCLUDE|VAR|CONST|LIST|EXTERNAL|TODO)\b/;

const spaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** A text of ink: quotes and backslashes are escaped, and a brace would begin a value. */
const inkString = (text: string): string =>
  `"${spaces(text).replaceAll(/[\\"{}|#~<>/[\]*+=-]/g, '\\$&')}"`;

function createWriter(story: StoryDocument) {
  const names = identifiers(story);
  // ink does not count a knot that leads to itself anew.
  const counters = new Map<string, string>();
  for (const { fromNodeId, toNodeId } of story.variables ? story.connections : []) {
    if (fromNodeId === toNodeId) counters.set(toNodeId, `visits_of_${names.get(toNodeId)}`);
  }
  const variables = variableIdentifiers(variablesOf(story), [
    ...names.values(),
    ...counters.values(),
  ]);
  const dialect: Dialect = {
    variable: (name) => variables.get(name) ?? name,
    visits: (nodeId) => counters.get(nodeId) ?? names.get(nodeId) ?? '0',
    text: inkString,
    words: { and: '&&', or: '||', not: '!', '=': '==' },
    negate: (value) => `-${value}`,
    random: (from, to) => `RANDOM(${from}, ${to})`,
    divide: (left, right) => `FLOAT(${left}) / ${right}`,
  };
  const printer = createLogicPrinter(story, dialect);
  const { logic } = printer;
  const print = (part: TextPart): string => {
    if (part.kind === 'text') return escapeInk(spaces(part.text));
    if (part.kind === 'value') return `{${printer.print(part.value)}}`;
    const { condition, yes, no } = part;
    const otherwise = no.length === 0 ? '' : `|${no.map(print).join('')}`;
    return `{${printer.print(condition)}:${yes.map(print).join('')}${otherwise}}`;
  };
  const line = (parts: readonly TextPart[]): string => {
    const printed = parts.map(print).join('').trim();
    return keyword.test(printed) ? `\\${printed}` : printed;
  };
  const oneLine = (text: string, nodeId: string): string =>
    line(textParts(logic.template(text), nodeId, logic));

  /** A text whose condition holds whole lines is written over several. */
  const block = (parts: readonly TextPart[], depth: number): string[] => {
    const only = blockOf(parts);
    if (!only) {
      const printed = line(parts);
      return printed === '' ? [] : [`${'    '.repeat(depth)}${printed}`];
    }
    const branch = (inner: readonly TextPart[]): string[] =>
      textLines(inner).flatMap((each) => block(each, depth + 1));
    const indent = '    '.repeat(depth);
    const no = branch(only.no);
    return [
      `${indent}{ ${printer.print(only.condition)}:`,
      ...branch(only.yes),
      ...(no.length === 0 ? [] : [`${indent}- else:`, ...no]),
      `${indent}}`,
    ];
  };
  const assignments = (effects: readonly Effect[] | undefined, target?: string): string[] =>
    printer.assignments(effects, target).map(({ variable, value }) => `~ ${variable} = ${value}`);
  const mediaLine = ({ media, id, title }: StoryNode): string => {
    const [item] = shownMedia(media);
    return oneLine(item?.description || item?.title || title, id) || '…';
  };
  return {
    ...printer,
    names,
    counters,
    line,
    oneLine,
    block,
    mediaLine,
    assignments,
  };
}

type Writer = ReturnType<typeof createWriter>;

const mediaTag = (name: string, url: string) => `# ${name}: ${escapeInk(spaces(url).trim())}`;

/** Media as tags, which programs that play ink show by their own means; they repeat the sound of AUDIOLOOP. */
function mediaTags({ media }: StoryNode): string[] {
  const tags = shownMedia(media).map(({ mediaType, url }) =>
    mediaTag(mediaType.toUpperCase(), url),
  );
  const sound = backgroundSound(media);
  return sound ? [...tags, mediaTag('AUDIOLOOP', sound.url)] : tags;
}

/** The lines of the connections that a reader has at a node. */
function connectionLines(story: StoryDocument, node: StoryNode, writer: Writer): string[] {
  const divert = (id: string): string => `-> ${writer.names.get(id) ?? 'END'}`;
  const titleWords = ({ toNodeId }: Connection): string =>
    writer.oneLine(titleOf(story, toNodeId), node.id) || '…';
  const { choices, paths } = availableChoices(story, node);
  if (choices.length > 0) {
    const mayAllBeClosed = choices.every(
      ({ choice }) => writer.condition(choice.condition) !== null,
    );
    const options = choices.flatMap(({ choice, connection }) => {
      const holds = writer.condition(choice.condition);
      const effects = writer.assignments(choice.effects, connection.toNodeId);
      const words = writer.oneLine(choice.text, node.id) || titleWords(connection);
      const head = `+ ${holds === null ? '' : `{ ${holds} } `}[${words}]`;
      const target = divert(connection.toNodeId);
      return effects.length === 0
        ? [`${head} ${target}`]
        : [head, ...[...effects, target].map((each) => `    ${each}`)];
    });
    // What ink follows where no choice is left.
    return mayAllBeClosed ? [...options, `* ${divert('')}`] : options;
  }
  if (story.variables && paths.some(({ condition }) => condition !== undefined)) {
    const last = paths.find(({ condition }) => condition === undefined);
    const branches = paths.flatMap(({ condition, toNodeId }) =>
      condition === undefined ? [] : [`    - ${writer.condition(condition)}: ${divert(toNodeId)}`],
    );
    return ['{', ...branches, '}', divert(last?.toNodeId ?? '')];
  }
  const [only, ...others] = paths;
  if (!only) return [divert('')];
  if (others.length === 0) return [divert(only.toNodeId)];
  return paths.map((path) => `+ [${titleWords(path)}] ${divert(path.toNodeId)}`);
}

/**
 * The story as ink: every node a knot, its connections sticky choices; variables, effects, conditions and texts
 * that change are those of ink (SPEC W6).
 */
export function writeInk(story: StoryDocument): string {
  const writer = createWriter(story);
  const knots = story.nodes.map((node) => {
    const tags = mediaTags(node);
    const parts = textParts(writer.logic.template(node.content), node.id, writer.logic);
    const text = textLines(parts).flatMap((each) => writer.block(each, 0));
    // A tag belongs to the next line of text, which would be that of another node.
    const lines = tags.length > 0 && text.length === 0 ? [writer.mediaLine(node)] : text;
    const counter = writer.counters.get(node.id);
    return [
      `=== ${writer.names.get(node.id)} ===`,
      ...(counter === undefined ? [] : [`~ ${counter} = ${counter} + 1`]),
      ...writer.assignments(node.effects),
      ...tags,
      ...lines,
      ...connectionLines(story, node, writer),
    ];
  });
  const title = writer.line([{ kind: 'text', text: story.title }]);
  const first = story.startNodeId ?? story.nodes[0]?.id ?? null;
  const variables = writer.initial().map(({ variable, value }) => `VAR ${variable} = ${value}`);
  const counters = [...writer.counters.values()].map((name) => `VAR ${name} = 0`);
  const start = `-> ${(first !== null && writer.names.get(first)) || 'END'}`;
  const head = [...(title === '' ? [] : [`# title: ${title}`]), ...variables, ...counters, start];
  return `${[head, ...knots].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
