import { foundParts, valueParts } from '../../readLogic/codeParts.ts';
import { parseChanges, parseLogic } from '../../readLogic/parseLogic.ts';
import { not, random, type Syntax, visits } from '../../readLogic/syntax.ts';
import {
  createFinder,
  type Found,
  type MacroReader,
  macro,
  string,
  stringsIn,
  type TextPart,
} from '../textPart.ts';

/** Chapbook's expressions are JavaScript, in which names stand alone. */
const syntax: Syntax = {
  variable: /(?<![\w.])([A-Za-z_]\w{0,100})(?!\s{0,20}[(\w.[])/y,
  quoted: /"(?:[^"\\]|\\.){0,900}"|'(?:[^'\\]|\\.){0,900}'/sy,
  words: {},
  call: (name, [first, second]) => {
    if (name === 'visits_of_passage') return visits();
    return name === 'random_of' && first && second ? random(first, second) : null;
  },
};

/** What Chapbook itself holds ready, in words that the syntax knows. */
const prepared = (source: string): string =>
  source
    .replaceAll(/\bpassage\.visits\b/g, 'visits_of_passage()')
    .replaceAll(/\brandom\.d(\d{1,6})\b/g, 'random_of(1, $1)');

const insert = /\{([a-z][a-z ]{0,40})(?::[^{}\n]{0,1000}|,[^{}\n]{0,1000})?\}/iy;
const shownValue = /\{([^{}\n:,]{1,500})\}/y;
const passageKey = new RegExp(`passage:\\s{0,20}(${string})`);
const toKey = new RegExp(`link to:\\s{0,20}(${string})`);
const labelKey = new RegExp(`(?:label|reveal link):\\s{0,20}(${string})`);

/** A modifier of the text below it, on a line of its own. */
const modifier = /\[(?!\[)\s{0,20}([a-z][^\s[\];\n]{0,40})([^[\]\n]{0,300})\][^\S\n]*(?:\n|$)/iy;
const assignment = /^\s*([A-Za-z_][\w.]{0,100})\s*(?:\((.{0,500})\))?\s*:\s*(.{1,900})$/;

/** A line of the variables of a passage: `name: value`, or `name (condition): value`. */
function assignmentParts(line: string): TextPart[] {
  if (line.trim() === '') return [];
  const source = { name: '--', code: line.trim() };
  const [, name = '', written, value = ''] = assignment.exec(line) ?? [];
  const changes = parseChanges(`${name} = ${prepared(value)}`, syntax);
  if (!changes) return [{ kind: 'macro', ...source }];
  const set = changes.map((change): TextPart => ({ kind: 'change', change, ...source }));
  if (written === undefined) return set;
  const condition = parseLogic(prepared(written), syntax);
  const start: TextPart = { kind: 'branch', at: 'if', condition, ...source };
  return [start, ...set, { kind: 'branch', at: 'end', ...source }];
}

export const readChapbook: MacroReader = (text) => {
  const nextBracket = createFinder(text, '\n[');
  // The variables of a passage stand before its text and a line of two hyphens.
  const variables = /^--$/m.exec(text)?.index ?? -1;
  let hasCondition = false;

  const readModifier = (at: number): Found | null => {
    modifier.lastIndex = at;
    const [whole, word = '', rest = ''] = modifier.exec(text) ?? [];
    if (whole === undefined) return null;
    const name = word.toLowerCase();
    const end = at + whole.trimEnd().length;
    const code = text.slice(at, end);
    const source = { name: `[${word}]`, code };
    const closed: TextPart[] = hasCondition
      ? [{ kind: 'branch', at: 'end', name: '', code: '' }]
      : [];
    if (name === 'javascript' || name === 'css' || name === 'note') {
      const next = nextBracket(at);
      const last = next === -1 ? text.length : next;
      hasCondition = false;
      const body = text.slice(at, last);
      const left: TextPart =
        name === 'note' ? { kind: 'comment' } : { kind: 'macro', ...source, code: body };
      return foundParts([...closed, left], last);
    }
    if (name === 'else' && hasCondition) {
      return { part: { kind: 'branch', at: 'else', ...source }, end };
    }
    hasCondition = name === 'if' || name === 'unless';
    if (hasCondition) {
      const [first = '', ...others] = rest.split(';');
      const read = parseLogic(prepared(first.trim()), syntax);
      const condition = read && name === 'unless' ? not(read) : read;
      const left = others.map(
        (other): TextPart => ({ kind: 'macro', name: `[${other.trim()}]`, code }),
      );
      return foundParts(
        [...closed, ...left, { kind: 'branch', at: 'if', condition, ...source }],
        end,
      );
    }
    const isContinue = /^cont(?:inue|inued|'d)?$/.test(name);
    const left: TextPart[] = isContinue ? [] : [{ kind: 'macro', ...source }];
    return foundParts([...closed, ...left], end);
  };

  const readInsert = (at: number): Found | null => {
    shownValue.lastIndex = at;
    const [value, expression] = shownValue.exec(text) ?? [];
    insert.lastIndex = at;
    const [whole = '', name = ''] = insert.exec(text) ?? [];
    const isWords = /^[a-z]+ [a-z ]+$/i.test(name.trim());
    if (value !== undefined && !isWords) {
      const source = { name: '{…}', code: value };
      return foundParts(valueParts(prepared(expression ?? ''), syntax, source), at + value.length);
    }
    if (whole === '') return null;
    const read = (key: RegExp): string | undefined => stringsIn(key.exec(whole)?.[1] ?? '')[0];
    const isLink = name.trim() !== 'embed passage';
    const target = isLink ? (read(toKey) ?? read(passageKey)) : undefined;
    const end = at + whole.length;
    if (target === undefined) return macro(`{${name.trim()}}`, whole, end);
    return { part: { kind: 'link', label: read(labelKey) ?? target, target: target.trim() }, end };
  };

  return (at) => {
    if (at === 0 && variables !== -1) {
      const parts = text.slice(0, variables).split('\n').flatMap(assignmentParts);
      return foundParts(parts, variables + 2);
    }
    if (text[at] === '[' && (at === 0 || text[at - 1] === '\n')) return readModifier(at);
    return text[at] === '{' ? readInsert(at) : null;
  };
};
