import { addText } from '../passages/passageStory.ts';
import { changeParts, valueParts } from '../readLogic/codeParts.ts';
import { parseChanges, parseLogic } from '../readLogic/parseLogic.ts';
import { readLink, type TextPart, type Written } from '../twine/textPart.ts';
import { yarnSyntax } from './yarnSyntax.ts';

// Every length is bounded and no piece can begin inside its own prefix, so that the search stays linear.
const pieces =
  /<<((?:[^<>\n]|>(?!>)|<(?!<)){0,1000})>>|\[\[([^[\]\n]{1,1000})\]\]|\{([^{}\n]{0,500})\}|\[\/?([a-z]\w{0,40})[^[\]\n]{0,300}\]|\\[[\]{}<>#/\\:]/gi;

/** The condition at the end of an option, or of one of a group of lines. */
export const endCondition = /\s*<<\s{0,20}(if|once)\b((?:[^<>]|>(?!>)|<(?!<)){0,1000})>>$/;

/** Where a command leads: `<<jump node>>`, and `<<detour node>>`, which comes back in Yarn. */
const command = /^\s{0,20}(\w{1,40})\s{0,20}(.{0,950})$/s;
/** `as number` behind a declaration repeats what the value says. */
const declaredType = /\s+as\s+\w+\s*$/;

/** The name of a command as the report has it. */
const commandName = (written: string): string =>
  `<<${/^\s{0,20}([^\s<>{}]{1,40})/.exec(written)?.[1] ?? ''}>>`;

/** The words of an option; a backslash takes the meaning from a sign. */
const withoutEscapes = (text: string): string => text.replaceAll(/\\([[\]{}<>#/\\:])/g, '$1');

/** Commands between the options of one list, of which each has a condition of its own. */
export const isAlternative = (line: string): boolean =>
  /^<<\s{0,20}(?:elseif|else)\b[^\n]{0,1000}>>$/.test(line);

function commandParts(written: string, code: string): TextPart[] {
  const source: Written = { name: commandName(written), code };
  const [, name = '', rest = ''] = command.exec(written) ?? [];
  switch (name) {
    case 'jump':
      return [{ kind: 'jump', target: rest.trim() }];
    case 'detour': {
      const target = rest.trim();
      return [
        { kind: 'link', label: target, target },
        { kind: 'macro', ...source },
      ];
    }
    case 'set':
      return changeParts(rest, yarnSyntax, source);
    case 'declare': {
      const [change, ...more] = parseChanges(rest.replace(declaredType, ''), yarnSyntax) ?? [];
      if (!change || more.length > 0) return [{ kind: 'macro', ...source }];
      return [{ kind: 'change', change: { ...change, kind: 'initial' }, ...source }];
    }
    case 'if':
    case 'elseif':
      return [{ kind: 'branch', at: name, condition: parseLogic(rest, yarnSyntax), ...source }];
    case 'else':
      return [{ kind: 'branch', at: 'else', ...source }];
    case 'endif':
    case 'endonce':
      return [{ kind: 'branch', at: 'end', name: '', code: '' }];
    case 'once':
      return [{ kind: 'branch', at: 'if', condition: null, ...source }];
    default:
      return [{ kind: 'macro', ...source }];
  }
}

/** The parts of a line. */
export function readYarnLine(line: string): TextPart[] {
  // One of a group of lines, of which Yarn says any.
  if (line.startsWith('=>')) {
    const said = line.replace(/^(?:=>\s*)+/, '').replace(endCondition, '');
    return [{ kind: 'macro', name: '=>', code: line }, ...readYarnLine(said)];
  }
  const parts: TextPart[] = [];
  let written = 0;
  for (const found of line.matchAll(pieces)) {
    const [whole, commanded, link, value, markup] = found;
    addText(parts, line.slice(written, found.index));
    written = found.index + whole.length;
    if (commanded !== undefined) parts.push(...commandParts(commanded.trim(), whole));
    else if (link !== undefined) {
      const { label, target } = readLink(link);
      const isJump = label.trim() === target;
      parts.push(isJump ? { kind: 'jump', target } : { kind: 'link', label, target });
    } else if (value !== undefined) {
      parts.push(...valueParts(value, yarnSyntax, { name: '{…}', code: whole }));
    } else if (markup !== undefined)
      parts.push({ kind: 'macro', name: `[${markup}]`, code: whole });
    else addText(parts, whole.slice(1));
  }
  addText(parts, line.slice(written));
  return parts;
}

/** The words of an option: the text without its signs, and its parts where values stand in it. */
export function readWords(text: string): { label: string; words?: readonly TextPart[] } {
  const parts = readYarnLine(text).flatMap((part): TextPart[] => {
    if (part.kind !== 'branch') return [part];
    // A condition within the words of an option.
    return part.code === '' ? [] : [{ kind: 'macro', name: part.name, code: part.code }];
  });
  if (parts.every(({ kind }) => kind === 'text')) return { label: withoutEscapes(text) };
  const label = parts.map((part) => ('text' in part ? part.text : '')).join('');
  return { label: label.trim() || '…', words: parts };
}
