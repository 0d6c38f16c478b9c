import type { Expression } from '../../../variables/expression.ts';
import { changeParts, foundParts, valueParts } from '../../readLogic/codeParts.ts';
import { parseLogic } from '../../readLogic/parseLogic.ts';
import { infix } from '../../readLogic/syntax.ts';
import {
  createFinder,
  type Found,
  type Link,
  type MacroReader,
  macro,
  readLink,
  stringsIn,
  type TextPart,
} from '../textPart.ts';
import { createBudget } from './budget.ts';
import { sugarcubeSyntax } from './sugarcubeSyntax.ts';

const bodyLinks = new Set(['link', 'button', 'click']);
const angleName = /<<\s{0,20}(\/?[A-Za-z_$][\w-]{0,60}|[-=])/y;
const bracketLink = /^<<\s{0,20}\w{1,60}\s{0,20}\[\[(.{1,1000}?)\]\](?!\])/;
/** Elements of which nothing is text. */
const codeBodies = new Set(['script', 'widget', 'style']);
const longestBody = 2000;

/** The words of a link that are put together during play. */
const computedWords = /^<<\s{0,20}\w{1,60}\s{1,20}`([^`\n]{1,500})`([^\n]{0,1000})>>$/;

/** Where a macro ends: behind two angles that stand in no text in quotes. */
function closeOf(text: string, from: number, first: number): number {
  const last = Math.min(text.length, from + longestBody);
  for (let at = from; at < last; at += 1) {
    const sign = text[at];
    if (sign === '>' && text[at + 1] === '>') return at;
    if (sign !== '"' && sign !== "'" && sign !== '`') continue;
    let end = at + 1;
    while (end < last && text[end] !== sign && text[end] !== '\n')
      end += text[end] === '\\' ? 2 : 1;
    if (end < last && text[end] === sign) at = end;
  }
  return first;
}

/** The words of a link as parts, if values or conditions stand in them. */
const richWords = (label: string, scan: Scan): Pick<Link, 'words'> =>
  /[$_<"]/.test(label) ? { words: scan(label) } : {};

type Scan = (body: string) => TextPart[];

const linkOfArguments = (name: string, whole: string, scan: Scan): Link | null => {
  const brackets = bracketLink.exec(whole)?.[1];
  if (brackets !== undefined) return readLink(brackets);
  const [, code, behind = ''] = computedWords.exec(whole) ?? [];
  if (code !== undefined) {
    const words = valueParts(code, sugarcubeSyntax, { name: `<<${name}>>`, code: whole });
    return { label: '…', words, target: stringsIn(behind)[0]?.trim() ?? '' };
  }
  const [first, second] = stringsIn(whole);
  if (first === undefined) return null;
  if (name === 'choice') return { label: second ?? first, target: first.trim() };
  return { label: first, target: second?.trim() ?? '', ...richWords(first, scan) };
};

/** The links of `<<actions "one" "two">>`, each on a line of its own. */
const actionParts = (whole: string): TextPart[] =>
  stringsIn(whole).flatMap((label, index): TextPart[] => [
    { kind: 'text', text: index > 0 ? '\n' : '' },
    { kind: 'link', label, target: label.trim() },
  ]);

const caseValues = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s"']+/g;

/** `<<case 1 2>>` asks whether a value is one of several. */
function caseCondition(subject: Expression | null, listed: string): Expression | null {
  const values = (listed.match(caseValues) ?? []).map((each) => parseLogic(each, sugarcubeSyntax));
  return values.reduce<Expression | null>((all, value, index) => {
    if (!subject || !value || (index > 0 && !all)) return null;
    const same = infix('=', subject, value);
    return all ? infix('or', all, same) : same;
  }, null);
}

/** Reads macros in double angles. `scan` reads the text of a body. */
export const readAngles =
  (scan: Scan): MacroReader =>
  (text) => {
    const closing = createFinder(text, '>>');
    const spend = createBudget(text);
    const switches: { subject: Expression | null; isOpen: boolean }[] = [];

    const bodyAfter = (from: number, name: string): { body: string; end: number } | null => {
      const after = text.slice(from, from + longestBody);
      const length = after.indexOf(`<</${name}>>`);
      if (!spend(length === -1 ? after.length : length) || length === -1) return null;
      return { body: after.slice(0, length), end: from + length + name.length + 5 };
    };

    const readBodyLink = (name: string, whole: string, end: number): Found => {
      const link = linkOfArguments(name, whole, scan);
      const body = bodyAfter(end, name);
      if (!link || !body) {
        if (link && link.target !== '') return { part: { kind: 'link', ...link }, end };
        return foundParts(
          [
            { kind: 'text', text: link?.label ?? '' },
            { kind: 'macro', name: `<<${name}>>`, code: whole },
          ],
          end,
        );
      }
      const inside = scan(body.body);
      const leads = inside.some(({ kind }) => kind === 'jump' || kind === 'link');
      if (link.target !== '' || (leads && !inside.some(({ kind }) => kind === 'link'))) {
        return { part: { kind: 'link', ...link, inside }, end: body.end };
      }
      // What it does without leading anywhere, ours cannot say; links in its body are links of the passage.
      const code = text.slice(end - whole.length, leads ? end : body.end);
      const kept = leads ? inside : [];
      return foundParts(
        [{ kind: 'text', text: link.label }, { kind: 'macro', name: `<<${name}>>`, code }, ...kept],
        body.end,
      );
    };

    const readSwitch = (name: string, rest: string, code: string): TextPart => {
      const source = { name: `<<${name}>>`, code };
      if (name === 'switch') {
        switches.push({ subject: parseLogic(rest, sugarcubeSyntax), isOpen: false });
        return { kind: 'text', text: '' };
      }
      const current = switches.at(-1);
      if (!current) return { kind: 'text', text: '' };
      const at = !current.isOpen ? 'if' : name === 'default' ? 'else' : 'elseif';
      current.isOpen = true;
      const condition = name === 'default' ? null : caseCondition(current.subject, rest);
      return { kind: 'branch', at, condition, ...source };
    };

    const readClosing = (name: string): TextPart => {
      const isSwitch = name === '/switch' && switches.pop()?.isOpen;
      if (name === '/if' || name === '/endif' || isSwitch) {
        return { kind: 'branch', at: 'end', name: '', code: '' };
      }
      return { kind: 'text', text: '' };
    };

    return (at) => {
      if (text[at] !== '<' || text[at + 1] !== '<') return null;
      angleName.lastIndex = at;
      const name = angleName.exec(text)?.[1];
      if (name === undefined) return null;
      const named = angleName.lastIndex;
      const first = closing(named);
      if (first === -1) return null;
      const hasQuote = /["'`]/.test(text.slice(named, first));
      const close = hasQuote && spend(first - named) ? closeOf(text, named, first) : first;
      const end = close + 2;
      const whole = text.slice(at, end);
      const rest = text.slice(named, close).trim();
      const source = { name: `<<${name}>>`, code: whole };
      if (name.startsWith('/')) return { part: readClosing(name), end };
      if (codeBodies.has(name)) {
        const body = bodyAfter(end, name);
        return macro(source.name, text.slice(at, body?.end ?? end), body?.end ?? end);
      }
      if (bodyLinks.has(name)) return readBodyLink(name, whole, end);
      switch (name) {
        case 'set':
          return foundParts(changeParts(rest, sugarcubeSyntax, source), end);
        case 'print':
        case '=':
        case '-':
          return foundParts(valueParts(rest, sugarcubeSyntax, source), end);
        case 'if':
        case 'elseif': {
          const condition = parseLogic(rest, sugarcubeSyntax);
          return { part: { kind: 'branch', at: name, condition, ...source }, end };
        }
        case 'else': {
          const [, nested] = /^if\s(.*)$/s.exec(rest) ?? [];
          const condition = nested === undefined ? null : parseLogic(nested, sugarcubeSyntax);
          const isElse = nested === undefined;
          return {
            part: { kind: 'branch', at: isElse ? 'else' : 'elseif', condition, ...source },
            end,
          };
        }
        case 'endif':
          return { part: readClosing('/if'), end };
        case 'switch':
        case 'case':
        case 'default':
          return { part: readSwitch(name, rest, whole), end };
        case 'goto': {
          const link = linkOfArguments('goto', whole, scan);
          const target = link?.target || link?.label.trim() || rest;
          return { part: { kind: 'jump', target }, end };
        }
        case 'choice': {
          const link = linkOfArguments(name, whole, scan);
          return link ? { part: { kind: 'link', ...link }, end } : macro(source.name, whole, end);
        }
        case 'actions':
          return foundParts(actionParts(whole), end);
        case 'nobr':
        case 'silently':
          return { part: { kind: 'text', text: '' }, end };
        default:
          return macro(source.name, whole, end);
      }
    };
  };

/** `$gold` and `_i` in a text show their values; `$a.b` is code. */
const naked =
  /([$]|(?<![\p{L}\p{N}_$])_)([A-Za-z_][\w]{0,100})((?:\.[A-Za-z_]\w{0,100}|\[[^[\]\n]{0,100}\]){0,20})/uy;

export const readNaked: MacroReader = (text) => (at) => {
  if (text[at] !== '$' && text[at] !== '_') return null;
  naked.lastIndex = at;
  const [whole, sign, word = '', path = ''] = naked.exec(text) ?? [];
  if (whole === undefined) return null;
  const end = at + whole.length;
  if (path !== '') {
    return sign === '$' && !path.startsWith('[[') ? macro(`${sign}${word}`, whole, end) : null;
  }
  const name = sign === '$' ? word : `_${word}`;
  const value: Expression = { kind: 'variable', name };
  return { part: { kind: 'value', value, isNaked: true, name: whole, code: whole }, end };
};
