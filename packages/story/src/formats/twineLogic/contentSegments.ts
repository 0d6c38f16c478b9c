import type { Expression } from '../../variables/expression.ts';
import { findBraces } from '../../variables/findBraces.ts';
import { parseTemplate, type Template, type TemplatePart } from '../../variables/template.ts';
import type { LogicPrinter } from '../logic/logicPrinter.ts';
import { atMostVisits } from '../logic/storyLogic.ts';
import { type TwineDialect, twineFormats } from './twineDialects.ts';

/** A piece of a template, and how the file has it. */
export type Segment = {
  readonly source: string;
  readonly written: string;
  /** Where a condition begins, goes on with another text, or ends. */
  readonly at?: 'open' | 'middle' | 'close';
};

type Draft = Segment & {
  /** The text as readers see it; `written` follows from it. */
  readonly raw?: string;
  /** The name of a variable whose value the text shows. */
  readonly variable?: string;
};

/** The source of a text at an offset of a template: signs may have a backslash there. */
function sourceAt(source: string, from: number, text: string, isInBraces: boolean): string {
  if (source.startsWith(text, from)) return text;
  const signs = isInBraces ? '{}|' : '{}';
  let at = from;
  for (let index = 0; index < text.length; index += 1) {
    if (source[at] === '\\' && signs.includes(source[at + 1] ?? ' ') && source[at] !== text[index])
      at += 1;
    at += 1;
  }
  return source.slice(from, at);
}

/** A text by line. */
function textDrafts(source: string, raw: string): Draft[] {
  const raws = raw.split('\n');
  return source.split('\n').flatMap((line, index): Draft[] => {
    const lineBreak: Draft = { source: '\n', written: '\n' };
    const text: Draft = { source: line, written: '', raw: raws[index] ?? '' };
    return [...(index > 0 ? [lineBreak] : []), ...(line === '' ? [] : [text])];
  });
}

/** Spaces that ours leaves out stand in the source alone, and line breaks behind a sign that joins lines. */
const leftOut = (source: string): Draft[] =>
  source === ''
    ? []
    : [{ source, written: source.replaceAll(/[^\n]/g, '').replaceAll('\n', '\\\n') }];

/** Drafts of a branch without the spaces around its text. */
function trimmed(drafts: readonly Draft[]): Draft[] {
  const result = [...drafts];
  const take = (isEnd: boolean): string => {
    let spaces = '';
    for (;;) {
      const draft = isEnd ? result.at(-1) : result[0];
      const text = draft?.written === '\n' ? '\n' : draft?.raw;
      if (draft === undefined || text === undefined) return spaces;
      const rest = isEnd ? text.trimEnd() : text.trimStart();
      const length = text.length - rest.length;
      const taken = isEnd
        ? draft.source.slice(draft.source.length - length)
        : draft.source.slice(0, length);
      spaces = isEnd ? taken + spaces : spaces + taken;
      if (rest !== '') {
        const source = isEnd
          ? draft.source.slice(0, draft.source.length - length)
          : draft.source.slice(length);
        result[isEnd ? result.length - 1 : 0] = { ...draft, source, raw: rest };
        return spaces;
      }
      if (isEnd) result.pop();
      else result.shift();
    }
  };
  const before = leftOut(take(false));
  const after = leftOut(take(true));
  return [...before, ...result, ...after];
}

const elseWord = /^\|\s*\p{L}+\s*:/u;

/** A template of a node as pieces of what another program reads. The pieces of one side, joined, are that side. */
export function contentSegments(
  text: string,
  nodeId: string,
  { logic, print }: LogicPrinter,
  dialect: TwineDialect,
): Segment[] {
  const format = twineFormats[dialect];
  const { closed } = findBraces(text);

  const readParts = (parts: Template, from: number, isInBraces: boolean): Draft[] => {
    let at = from;
    return parts.flatMap((part) => {
      const source = typeof part === 'string' ? sourceAt(text, at, part, isInBraces) : part.source;
      const drafts =
        typeof part === 'string'
          ? textDrafts(source, part)
          : (readBraces(part, at) ?? textDrafts(source, source));
      at += source.length;
      return drafts;
    });
  };

  /** Null for what has no value: readers see it as it is written. */
  const readBraces = (part: Exclude<TemplatePart, string>, from: number): Draft[] | null => {
    if (part.kind === 'value') return readValue(part);
    const { colon, bars, close } = closed.get(from) ?? { colon: from, bars: [], close: from };
    const isTimes = part.kind === 'times';
    if (!isTimes && logic.typeOf(part.condition) !== 'boolean') return null;
    const count = part.branches.length;
    const conditionOf = (index: number): Expression =>
      isTimes ? atMostVisits(nodeId, index + 1) : part.condition;
    const divider = (index: number): Draft => {
      const bar = bars[index - 1] ?? close;
      const source = isTimes ? '|' : (elseWord.exec(text.slice(bar, close))?.[0] ?? '|');
      const isLast = index === count - 1;
      const written = isLast ? format.otherwise : format.orOpen(print(conditionOf(index)));
      return { source, written, at: 'middle' };
    };
    const isSingle = isTimes && count < 2;
    const head: Draft = {
      source: text.slice(from, colon + 1),
      written: isSingle ? '' : format.open(print(conditionOf(0))),
      at: 'open',
    };
    let at = colon + 1;
    const branches = part.branches.flatMap((branch, index): Draft[] => {
      const start = index === 0 ? [head] : [divider(index)];
      if (index > 0) at = (bars[index - 1] ?? close) + (start[0]?.source.length ?? 0);
      return [...start, ...trimmed(readParts(branch, at, true))];
    });
    return [...branches, { source: '}', written: isSingle ? '' : format.close, at: 'close' }];
  };

  const readValue = ({ value, source }: Extract<TemplatePart, { kind: 'value' }>) => {
    const type = logic.typeOf(value);
    if (type === null) return null;
    const printed = print(value);
    if (type !== 'boolean') {
      const isName = value.kind === 'variable';
      return [{ source, written: format.value(printed), ...(isName ? { variable: printed } : {}) }];
    }
    const [no, yes] = logic.booleans;
    return [{ source, written: format.open(printed) + yes + format.otherwise + no + format.close }];
  };

  const drafts = readParts(parseTemplate(text).parts, 0, false).map((draft) =>
    draft.raw === undefined ? draft : { ...draft, written: format.escape(draft.raw) },
  );
  return drafts.map(({ source, written, variable, at }, index): Segment => {
    const neighbour = (step: number): string => drafts[index + step]?.written ?? '';
    const isClear = variable !== undefined && !format.isUnclear(neighbour(-1), neighbour(1));
    return { source, written: isClear ? variable : written, ...(at ? { at } : {}) };
  });
}

export const writtenOf = (segments: readonly Segment[]): string =>
  segments.map(({ written }) => written).join('');
