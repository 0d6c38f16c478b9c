import { changeParts, foundParts, valueParts } from '../../readLogic/codeParts.ts';
import { parseLogic } from '../../readLogic/parseLogic.ts';
import { not } from '../../readLogic/syntax.ts';
import {
  type Found,
  type MacroReader,
  macro,
  readLink as readBracketLink,
  type TextPart,
  type Written,
} from '../textPart.ts';
import { createBudget } from './budget.ts';
import { harloweName, harloweSyntax } from './harloweSyntax.ts';

const call = /\(([A-Za-z][\w-]{0,60}):/y;
const hookAfter = /\s{0,20}(?:\|[\w-]{1,40}[>)])?\[(?!\[[^[\]\n]{1,500}\]\](?!\]))/y;
const linkAfter = /\s{0,20}\[\[([^[\]\n]{1,500})\]\](?!\])/y;
const elseAfter = /\s{0,200}\(\s{0,5}else/iy;
/** Joins what changes the same hook. */
const plus = /\s{0,20}\+\s{0,20}(?=\([A-Za-z])/y;
const longest = 2000;

/** Macros whose hook is shown when the reader acts; it leads where a jump in it leads. */
const linkMacros = new Set(['link', 'linkreplace', 'linkreveal', 'linkrepeat', 'linkrerun']);
const linksWithTarget = new Set(['linkgoto', 'linkrevealgoto', 'cyclinglinkgoto']);
const clicks = new Set(['clickgoto', 'mouseovergoto', 'mouseoutgoto']);
const branches: Readonly<Record<string, 'if' | 'elseif' | 'else'>> = {
  if: 'if',
  unless: 'if',
  elseif: 'elseif',
  else: 'else',
};

type Call = { name: string; values: string; code: string; end: number };

const quoted = /^\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\s*$/s;

/** The values of a macro as they are written, divided by the commas that stand in no brackets. */
function splitValues(values: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let at = 0; at < values.length; at += 1) {
    const sign = values[at] as string;
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || (sign === "'" && !/\w/.test(values[at - 1] ?? ' '))) quote = sign;
    else if ('(['.includes(sign)) depth += 1;
    else if (')]'.includes(sign)) depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(values.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, values.slice(from)].map((part) => part.trim());
}

/** A text in quotes; what is put together during play stays as it is written. */
function targetOf(written: string | undefined): string {
  const [whole, double, single] = quoted.exec(written ?? '') ?? [];
  if (whole === undefined) return (written ?? '').trim();
  return (double ?? single ?? '').replaceAll(/\\(.)/g, '$1').trim();
}

/** `put 5 into $gold` as `$gold to 5`. */
const turned = (values: string): string =>
  splitValues(values)
    .map((each) => each.replace(/^(.*)\sinto\s+(\$?\w+)$/s, '$2 to $1'))
    .join(', ');

/** Reads macros and hooks. `scan` reads the text of a hook. */
export const readHarlowe =
  (scan: (hook: string) => TextPart[]): MacroReader =>
  (text) => {
    const spend = createBudget(text);
    /** The hooks that are open, and whether a condition decides on each. */
    const hooks: ('branch' | 'plain')[] = [];

    /** The offset of the bracket that closes the one before an offset; -1 if there is none near. */
    const closeOf = (opened: number, open: string, close: string, hasTexts: boolean): number => {
      let depth = 1;
      let quote = '';
      let at = opened;
      const last = Math.min(text.length, opened + longest);
      for (; at < last && depth > 0; at += 1) {
        const sign = text[at] as string;
        if (quote !== '') {
          if (sign === '\\') at += 1;
          else if (sign === quote) quote = '';
        } else if (
          hasTexts &&
          (sign === '"' || (sign === "'" && !/\w/.test(text[at - 1] ?? ' ')))
        ) {
          quote = sign;
        } else if (sign === open) depth += 1;
        else if (sign === close) depth -= 1;
      }
      return spend(at - opened) && depth === 0 ? at - 1 : -1;
    };

    const readCall = (at: number): Call | null => {
      call.lastIndex = at;
      const name = call.exec(text)?.[1];
      if (name === undefined) return null;
      const opened = call.lastIndex;
      const close = closeOf(opened, '(', ')', true);
      const end = close === -1 ? opened : close + 1;
      const values = close === -1 ? '' : text.slice(opened, close);
      return { name, values, code: text.slice(at, end), end };
    };

    const hookAt = (from: number): number => {
      hookAfter.lastIndex = from;
      return hookAfter.test(text) ? hookAfter.lastIndex : -1;
    };

    const readLink = (own: Call, key: string): Found => {
      const source: Written = { name: `(${own.name}:)`, code: own.code };
      const [first, second] = splitValues(own.values);
      const label = targetOf(first);
      const words = /[$_([`]/.test(label) && quoted.test(first ?? '') ? { words: scan(label) } : {};
      const opened = hookAt(own.end);
      const close = opened === -1 ? -1 : closeOf(opened, '[', ']', false);
      const inside = close === -1 ? [] : scan(text.slice(opened, close));
      const end = close === -1 ? own.end : close + 1;
      if (linksWithTarget.has(key)) {
        const target = second === undefined ? label : targetOf(second);
        return { part: { kind: 'link', label, target, inside, ...words }, end };
      }
      const leads = inside.some(({ kind }) => kind === 'jump');
      const links = inside.filter(({ kind }) => kind === 'link');
      if (leads && links.length === 0) {
        return { part: { kind: 'link', label, target: '', inside, ...words }, end };
      }
      // A link that only shows more, or changes something here, is none of ours.
      const code = links.length > 0 ? own.code : own.code + text.slice(own.end, end);
      const shown: TextPart = { kind: 'text', text: label };
      const left: TextPart = { kind: 'macro', name: source.name, code };
      return foundParts([shown, left, ...(links.length > 0 ? inside : [])], end);
    };

    /** Where a condition ends. Nothing but spaces stands between it and its `else`. */
    const endOfBranch = (end: number): Found => {
      elseAfter.lastIndex = end;
      const next = elseAfter.exec(text)?.[0];
      if (next === undefined)
        return { part: { kind: 'branch', at: 'end', name: '', code: '' }, end };
      const spaces = next.length - next.trimStart().length;
      return { part: { kind: 'text', text: '' }, end: end + spaces };
    };

    const readBranch = (own: Call, at: 'if' | 'elseif' | 'else', isUnless: boolean): Found => {
      const opened = hookAt(own.end);
      const read = at === 'else' ? null : parseLogic(own.values.trim(), harloweSyntax);
      const condition = read && isUnless ? not(read) : read;
      const name = `(${own.name}:)`;
      const part: TextPart = { kind: 'branch', at, condition, name, code: own.code };
      if (opened !== -1) {
        hooks.push('branch');
        return { part, end: opened };
      }
      linkAfter.lastIndex = own.end;
      const inner = linkAfter.exec(text)?.[1];
      if (inner === undefined) return macro(name, own.code, own.end);
      const { more, end, part: last } = endOfBranch(linkAfter.lastIndex);
      return foundParts(
        [part, { kind: 'link', ...readBracketLink(inner) }, last, ...(more ?? [])],
        end,
      );
    };

    const readMacro = (own: Call): Found => {
      const key = harloweName(own.name);
      const source: Written = { name: `(${own.name}:)`, code: own.code };
      const at = branches[key];
      if (at !== undefined) return readBranch(own, at, key === 'unless');
      if (linkMacros.has(key) || linksWithTarget.has(key)) return readLink(own, key);
      const [first, second] = splitValues(own.values);
      if (clicks.has(key)) {
        const target = targetOf(second ?? first);
        // Its words are a hook that stands elsewhere in the text.
        return { part: { kind: 'link', label: target, words: [], target }, end: own.end };
      }
      if (key === 'goto') return { part: { kind: 'jump', target: targetOf(first) }, end: own.end };
      if (key === 'set' || key === 'put') {
        const values = key === 'put' ? turned(own.values) : own.values;
        return foundParts(changeParts(values, harloweSyntax, source), own.end);
      }
      if (key === 'print')
        return foundParts(valueParts(own.values, harloweSyntax, source), own.end);
      const opened = hookAt(own.end);
      if (opened !== -1) hooks.push('plain');
      plus.lastIndex = own.end;
      const end = plus.test(text) ? plus.lastIndex : own.end;
      return macro(source.name, own.code, opened === -1 ? end : opened);
    };

    const readClosing = (at: number): Found | null => {
      const hook = hooks.pop();
      if (hook === undefined) return null;
      const named = /<[\w-]{1,40}\|/y;
      named.lastIndex = at + 1;
      const end = at + 1 + (named.exec(text)?.[0].length ?? 0);
      if (hook === 'plain') return { part: { kind: 'text', text: '' }, end };
      return endOfBranch(end);
    };

    return (at) => {
      const sign = text[at];
      if (sign === ']') return readClosing(at);
      if (sign === '[') {
        hooks.push('plain');
        return { part: { kind: 'text', text: '' }, end: at + (text[at + 1] === '=' ? 2 : 1) };
      }
      if (sign === '|') {
        hookAfter.lastIndex = at;
        if (!hookAfter.test(text)) return null;
        hooks.push('plain');
        return { part: { kind: 'text', text: '' }, end: hookAfter.lastIndex };
      }
      if (sign !== '(') return null;
      const own = readCall(at);
      return own && readMacro(own);
    };
  };
