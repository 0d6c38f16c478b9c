import { type Result, succeed } from '../../result.ts';
import type { Problem } from '../../validation/problem.ts';
import type { Expression } from '../../variables/expression.ts';
import { jumpPast, openBranches } from '../passages/openBranches.ts';
import { addText, type ReadPassage } from '../passages/passageStory.ts';
import { countsOf, storyFromPassages } from '../passages/storyFromPassages.ts';
import { parseLogic } from '../readLogic/parseLogic.ts';
import { createNotes, type ReadStory } from '../report.ts';
import { stableId } from '../stableId.ts';
import type { TextPart } from '../twine/textPart.ts';
import { passagesMaximum } from '../twine/twineStory.ts';
import type { YarnNode, YarnStory } from './readYarn.ts';
import { endCondition, isAlternative, readWords, readYarnLine } from './yarnLine.ts';
import { yarnSyntax } from './yarnSyntax.ts';

type Line = { indent: number; text: string };
type Passage = ReadPassage & { parts: TextPart[] };

/** What a passage is called and known by; `next` is where it goes on if nothing else leads out of it. */
type Head = { key: string; title: string; next: string | null };

/** Deeper indentation counts as this, so that a file cannot nest without bound. */
const deepest = 200;
const longestTitle = 120;
const tab = 8;

const lineOf = (raw: string): Line => {
  const space = /^\s*/.exec(raw)?.[0] ?? '';
  const indent = space.length + (tab - 1) * (space.split('\t').length - 1);
  return { indent: Math.min(indent, deepest), text: raw.slice(space.length).trimEnd() };
};

const isOption = ({ text }: Line): boolean => text.startsWith('->');
const lineTag = /(?:\s#[\w-]{1,60}:\S{1,200}|\s#lastline){1,20}\s*$/;

type Option = { words: ReturnType<typeof readWords>; condition?: Expression | null };

/** `-> text <<if condition>>`. */
function readOption({ text }: Line): Option {
  const written = text.slice(2).trim();
  const when = endCondition.exec(written);
  if (!when) return { words: readWords(written) };
  const words = readWords(written.slice(0, when.index).replace(lineTag, '').trim());
  const [, name, condition = ''] = when;
  return { words, condition: name === 'if' ? parseLogic(condition, yarnSyntax) : null };
}

const endOfCondition = /^<<\s{0,20}end(?:if|once)\s{0,20}>>$/;

/** Splits a node of Yarn into passages: its options lead to their bodies, and those to what follows. */
function splitNode(node: YarnNode, notes: ReturnType<typeof createNotes>): Passage[] {
  const passages: Passage[] = [];
  let comments = 0;
  const lines = node.lines.map(lineOf).flatMap(({ indent, text }): Line[] => {
    const at = /(?:^|\s)\/\//.exec(text)?.index;
    if (at !== undefined) comments += 1;
    const shown = (at === undefined ? text : text.slice(0, at)).replace(lineTag, '').trimEnd();
    return at !== undefined && shown === '' ? [] : [{ indent, text: shown }];
  });
  const nodeId = stableId('passage', node.title, 0);
  if (comments > 0) notes.add('comment', '', nodeId, comments);

  /** The end of the lines from `from` that satisfy a condition, blank ones included. */
  const endOf = (from: number, to: number, belongs: (line: Line) => boolean): number => {
    let index = from;
    let end = from;
    for (; index < to; index += 1) {
      const line = lines[index] as Line;
      if (line.text !== '' && !belongs(line)) break;
      if (line.text !== '') end = index + 1;
    }
    return index === to ? to : end;
  };

  const isBlank = (from: number, to: number): boolean => {
    for (let index = from; index < to; index += 1) if (lines[index]?.text !== '') return false;
    return true;
  };

  /** The target of a body that does nothing but jump. */
  const onlyJump = (from: number, to: number): string | null => {
    let target: string | null = null;
    for (let index = from; index < to; index += 1) {
      const { text } = lines[index] as Line;
      if (text === '') continue;
      const [part, ...rest] = readYarnLine(text);
      if (target !== null || rest.length > 0 || part?.kind !== 'jump') return null;
      target = part.target;
    }
    return target;
  };

  const writeOption = (
    parts: TextPart[],
    { words, condition }: Option,
    body: { from: number; to: number },
    head: Head,
    nth: number,
  ): void => {
    const { label } = words;
    const isEmpty = isBlank(body.from, body.to);
    const direct = isEmpty ? head.next : onlyJump(body.from, body.to);
    const key = stableId('option', head.key, label, nth);
    const when = condition === undefined ? {} : { condition };
    parts.push({ kind: 'link', ...words, label: label || '…', target: direct ?? key, ...when });
    addText(parts, '\n');
    if (direct !== null || passages.length > passagesMaximum) return;
    const title = label.slice(0, longestTitle) || '…';
    writeBlock(body.from, body.to, { key, title, next: head.next });
  };

  const writeBlock = (from: number, to: number, opened: Head, first?: Partial<Passage>): void => {
    let head = opened;
    let index = from;
    let part = 1;
    let passage: Passage = { ...first, key: head.key, title: head.title, parts: [] };
    passages.push(passage);
    let isClosed = false;
    while (index < to && passages.length <= passagesMaximum) {
      const line = lines[index] as Line;
      if (!isOption(line)) {
        index += 1;
        if (/^<<\s{0,20}stop\s{0,20}>>$/.test(line.text)) {
          isClosed = true;
          continue;
        }
        const parts = readYarnLine(line.text);
        for (const each of parts) {
          if (each.kind === 'text') addText(passage.parts, each.text);
          else passage.parts.push(each);
        }
        addText(passage.parts, '\n');
        if (line.text !== '') isClosed = parts.at(-1)?.kind === 'jump';
        continue;
      }
      const group: { line: Line; from: number; to: number; after: string[] }[] = [];
      while (index < to && isOption(lines[index] as Line)) {
        const option = lines[index] as Line;
        const end = endOf(index + 1, to, ({ indent }) => indent > option.indent);
        const own = { line: option, from: index + 1, to: end, after: [] as string[] };
        group.push(own);
        const after = endOf(end, to, ({ text }) => isAlternative(text));
        let next = after;
        while (next < to && lines[next]?.text === '') next += 1;
        if (next < to && !isOption(lines[next] as Line)) {
          index = end;
          break;
        }
        for (let at = end; at < after; at += 1) own.after.push(lines[at]?.text ?? '');
        index = next;
      }
      const skipBlank = (): void => {
        while (index < to && lines[index]?.text === '') index += 1;
      };
      skipBlank();
      let ends = 0;
      while (index < to && endOfCondition.test(lines[index]?.text ?? '')) {
        ends += 1;
        index += 1;
        skipBlank();
      }
      const rest = index < to ? stableId('rest', opened.key, part) : null;
      const nths = new Map<string, number>();
      const next = rest ?? opened.next;
      for (const { line: written, after, ...body } of group) {
        const option = readOption(written);
        const { label } = option.words;
        const nth = nths.get(label) ?? 0;
        nths.set(label, nth + 1);
        writeOption(passage.parts, option, body, { ...head, next }, nth);
        for (const text of after.filter(Boolean)) passage.parts.push(...readYarnLine(text));
      }
      const open = openBranches(passage.parts);
      if (next !== null) passage.parts.push(...jumpPast(open, next));
      isClosed = true;
      if (rest === null) break;
      part += 1;
      head = { key: rest, title: `${opened.title} · ${part}`, next: opened.next };
      // What follows the options may stand under the same conditions.
      const parts = open.slice(0, Math.max(open.length - ends, 0)).flat();
      passage = { key: head.key, title: head.title, parts };
      passages.push(passage);
      isClosed = false;
    }
    if (!isClosed && opened.next !== null) {
      passage.parts.push({ kind: 'jump', target: opened.next });
    }
  };

  const { title, tags, position } = node;
  writeBlock(
    0,
    lines.length,
    { key: title, title, next: null },
    { tags, ...(position ? { position } : {}) },
  );
  return passages;
}

/** A Yarn story as a story document, with a report of what became of it. */
export function storyFromYarn({ nodes, notes: found }: YarnStory): Result<ReadStory, Problem> {
  const notes = createNotes(found);
  const passages: Passage[] = [];
  for (const node of nodes) {
    if (passages.length <= passagesMaximum) passages.push(...splitNode(node, notes));
  }
  const { simplified, broken } = notes.lists();
  // The map of the file has no place for the passages that its nodes were split into.
  const isMap = passages.length === nodes.length;
  const read = storyFromPassages({
    title: '',
    start: null,
    passages: isMap ? passages : passages.map(({ position: _position, ...rest }) => rest),
    notes: [...simplified, ...broken],
  });
  if (!read.ok) return read;
  const { story } = read.value;
  const report = { format: 'yarn' as const, source: 'Yarn', counts: countsOf(story) };
  return succeed({ story, report: { ...report, ...read.value.notes.lists() } });
}
