import { addText } from '../passages/passageStory.ts';
import { readLink, type TextPart } from '../twine/textPart.ts';

// Every length is bounded and no piece can begin inside its own prefix, so that the search stays linear.
const pieces =
  /<<((?:[^<>\n]|>(?!>)|<(?!<)){0,1000})>>|\[\[([^[\]\n]{1,1000})\]\]|\{[^{}\n]{0,500}\}|\[\/?([a-z]\w{0,40})[^[\]\n]{0,300}\]|\\[[\]{}<>#/\\]/gi;

/** Where a command leads: `<<jump node>>`, and `<<detour node>>`, which comes back in Yarn. */
const leading = /^(jump|detour)\s{1,20}(\S.{0,900})$/;

/** The name of a command as the report has it. */
export const commandName = (command: string): string =>
  `<<${/^\s{0,20}([^\s<>{}]{1,40})/.exec(command)?.[1] ?? ''}>>`;

/** The words of an option; a backslash takes the meaning from a sign. */
export const withoutEscapes = (text: string): string => text.replaceAll(/\\([[\]{}<>#/\\])/g, '$1');

/** Commands that choose what is shown; what stands between them is shown all the same. */
export const isBranching = (line: string): boolean =>
  /^<<\s{0,20}(?:if|elseif|else|endif|once|endonce)\b[^\n]{0,1000}>>$/.test(line);

/** The parts of a line. Commands and expressions are never run and stay visible. */
export function readYarnLine(line: string): TextPart[] {
  // One of a group of lines, of which Yarn says any.
  if (line.startsWith('=>')) return [{ kind: 'macro', name: '=>', text: line }];
  const parts: TextPart[] = [];
  let written = 0;
  for (const found of line.matchAll(pieces)) {
    const [whole, command, link, markup] = found;
    addText(parts, line.slice(written, found.index));
    written = found.index + whole.length;
    if (command !== undefined) {
      const [, name = '', target = ''] = leading.exec(command.trim()) ?? [];
      if (name === 'jump') parts.push({ kind: 'jump', target: target.trim() });
      else if (name === 'detour') {
        const link = { label: target.trim(), target: target.trim() };
        parts.push({ kind: 'macro', name: '<<detour>>', text: whole, link });
      } else parts.push({ kind: 'macro', name: commandName(command), text: whole });
    } else if (link !== undefined) {
      const { label, target } = readLink(link);
      const isJump = label.trim() === target;
      parts.push(isJump ? { kind: 'jump', target } : { kind: 'link', label, target });
    } else if (whole.startsWith('\\')) addText(parts, whole.slice(1));
    else {
      const name = markup === undefined ? '{…}' : `[${markup}]`;
      parts.push({ kind: 'macro', name, text: whole });
    }
  }
  addText(parts, line.slice(written));
  return parts;
}
