import { availableChoices } from '../../queries/availableChoices.ts';
import { outgoing } from '../../queries/storyIndex.ts';
import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import type { Effect } from '../../schema/variable.ts';
import { parseTemplate } from '../../variables/template.ts';
import { createLogicPrinter, type PrintedAssignment } from '../logic/logicPrinter.ts';
import { titleOf, variablesOf } from '../logic/storyLogic.ts';
import { oneLine, plainText, withoutOuterLines } from '../plainText.ts';
import { latinIdentifiers } from '../write/identifiers.ts';
import { labelOf, linkLine } from '../write/linkLines.ts';
import { nodeLinks } from '../write/nodeLinks.ts';
import { passageNames } from '../write/passageNames.ts';
import { contentSegments, type Segment, writtenOf } from './contentSegments.ts';
import { type TwineDialect, twineFormats } from './twineDialects.ts';

/** A passage of a story with logic. What its lines say in a story without is beside them. */
export type LogicPassage = {
  /** The effects that the file can say, and their lines, which stand before the text. */
  readonly effects: readonly Effect[];
  readonly head: readonly string[];
  readonly content: readonly Segment[];
  /** The lines of the links, in the order of `nodeLinks`. */
  readonly links: readonly Segment[];
};

/** Words that a program could take for code. */
const looksLikeCode = (words: string): boolean => /^["'`([{!$+-]|^\d|^[a-z_]\w*$/.test(words);

const hidden = (line: string): string => `<!-- ${line.replaceAll('-->', '→')} -->`;

export function createLogicPassages(story: StoryDocument, dialect: TwineDialect) {
  const format = twineFormats[dialect];
  const names = passageNames(story);
  const variables = latinIdentifiers(variablesOf(story));
  let here = '';
  const printer = createLogicPrinter(story, {
    ...format.expressions,
    variable: (name) => `$${variables.get(name) ?? name}`,
    visits: (nodeId) => {
      const name = names.get(nodeId);
      if (name === undefined) return '0';
      return format.expressions.visits(nodeId === here ? null : name);
    },
  });

  const inLine = (text: string, nodeId: string): string =>
    writtenOf(contentSegments(oneLine(text), nodeId, printer, dialect));

  const linkTo = (
    words: string,
    toNodeId: string,
    effects: readonly PrintedAssignment[],
  ): string => {
    const target = names.get(toNodeId) ?? '';
    const template = oneLine(words) || oneLine(titleOf(story, toNodeId));
    const { parts } = parseTemplate(template);
    const [plain = '', ...more] = parts;
    const written = inLine(template, here);
    const isPlain = more.length === 0 && typeof plain === 'string' && written === plain;
    if (!isPlain || looksLikeCode(plain)) {
      return format.richLink(written || target, target, effects);
    }
    return format.link(plain === target ? '' : labelOf(plain), target, effects);
  };

  /** The links of a node, a line for each: those that readers do not have stand in comments. */
  const linksOf = (node: StoryNode): Segment[] => {
    const { choices, paths } = availableChoices(story, node);
    const open = new Map(choices.map(({ choice, connection }) => [choice, connection]));
    const isPicked = paths.some(({ condition }) => condition !== undefined);
    const rest = isPicked ? paths.find(({ condition }) => condition === undefined) : undefined;
    const steps = paths.filter(({ condition }) => condition !== undefined);
    const choiceLine = (index: number): string | null => {
      const choice = node.choices[index];
      const connection = choice && open.get(choice);
      if (!choice || !connection) return null;
      const effects = printer.assignments(choice.effects, connection.toNodeId);
      const link = linkTo(choice.text, connection.toNodeId, effects);
      const condition = printer.condition(choice.condition);
      if (condition === null) return link;
      const reason = choice.closedReason ? inLine(choice.closedReason, node.id) : '';
      const otherwise = reason === '' ? '' : `${format.otherwise}${reason}`;
      return `${format.open(condition)}${link}${otherwise}${format.close}`;
    };
    const plain = outgoing(story, node.id);
    const followed = new Set(node.choices.map(({ connectionId }) => connectionId));
    const others = plain.filter(({ id }) => !followed.has(id));
    const pathLine = (index: number): string | null => {
      const path = others[index];
      if (!path || !paths.includes(path)) return null;
      const link = linkTo('', path.toNodeId, []);
      if (!isPicked) return link;
      if (path === rest) return null;
      const place = steps.indexOf(path);
      if (place === -1) return null;
      const condition = printer.condition(path.condition) ?? 'false';
      const head = place === 0 ? format.open(condition) : format.resume(condition);
      const isLast = place === steps.length - 1;
      if (!isLast) return `${head}${link}${format.pause}`;
      const otherwise = rest ? `${format.otherwise}${linkTo('', rest.toNodeId, [])}` : '';
      return `${head}${link}${otherwise}${format.close}`;
    };
    return nodeLinks(story, node).map((link, index): Segment => {
      const source = linkLine(link, names);
      const written =
        index < node.choices.length ? choiceLine(index) : pathLine(index - node.choices.length);
      return { source, written: written ?? hidden(source) };
    });
  };

  return {
    names,
    printer,
    variables,
    passageOf: (node: StoryNode): LogicPassage => {
      here = node.id;
      const effects = (node.effects ?? []).filter(
        (effect) => printer.assignments([effect]).length > 0,
      );
      return {
        effects,
        head: printer.assignments(effects).map((each) => `${format.set(each)}\\`),
        content: contentSegments(
          withoutOuterLines(plainText(node.content)),
          node.id,
          printer,
          dialect,
        ),
        links: linksOf(node),
      };
    },
    initialText: (): string => printer.initial().map(format.set).join('\n'),
  };
}

export type LogicPassages = ReturnType<typeof createLogicPassages>;

/** The text of a passage as its file has it. */
export function textOfPassage({ head, content, links }: LogicPassage): string {
  const body = [writtenOf(content), links.map(({ written }) => written).join('\n')];
  return [...head, body.filter((part) => part !== '').join('\n\n')].join('\n');
}
