/** A line that Markdown reads as a heading or the fence of a code block, and one that makes the line above a heading. */
const heading = /^ {0,3}\\*#{1,6}(?=\s|$)/;
const fence = /^ {0,3}(\\*)(`{3,}|~{3,})/;
const underline = /^ {0,3}\\*(?:={2,}|-{2,})\s*$/;
const escapedLine = /^( {0,3})\\(?=\\*(?:#{1,6}(?:\s|$)|`{3}|~{3}|(?:={2,}|-{2,})\s*$))/;
const headingLink =
  /(?<![!\\])(\\*)(?=\[(?:[^[\]\\\n]|\\.){0,1000}\]\(\s{0,5}<?#[^\s()<>]{0,1000}>?(?:\s{1,5}"[^"\n]{0,500}")?\s{0,5}\))/g;

/** The line that closes the code block opened at `start`; -1 if none does. */
function closingLine(lines: readonly string[], start: number, mark: string): number {
  return lines.findIndex(
    (line, index) =>
      index > start && line.trim() === fence.exec(line)?.[2] && line.trim().startsWith(mark),
  );
}

type LineKind = 'text' | 'code' | 'open-fence';

/** Which lines are inside code blocks. A fence that nothing closes is told apart from those. */
function lineKinds(lines: readonly string[]): LineKind[] {
  const kinds: LineKind[] = lines.map(() => 'text');
  // Of each character, the shortest fence that nothing closes: longer ones are open too.
  const open = new Map<string, number>();
  for (let index = 0; index < lines.length; index += 1) {
    const [, backslashes, mark] = fence.exec(lines[index] ?? '') ?? [];
    if (mark === undefined || backslashes !== '') continue;
    const sign = mark[0] ?? '';
    const isOpen = mark.length >= (open.get(sign) ?? Number.POSITIVE_INFINITY);
    const end = isOpen ? -1 : closingLine(lines, index, mark);
    if (end === -1) {
      open.set(sign, Math.min(mark.length, open.get(sign) ?? mark.length));
      kinds[index] = 'open-fence';
    } else {
      kinds.fill('code', index, end + 1);
      index = end;
    }
  }
  return kinds;
}

const withBackslash = (line: string): string => line.replace(/^ {0,3}/, '$&\\');

/**
 * The text of a node inside an outline: what would be read there as a heading, an open code block or a link
 * gets a backslash. Anything that already has backslashes gets more, so that reading gives the same text.
 */
export function escapeContent(content: string): string {
  const lines = content.split('\n');
  const kinds = lineKinds(lines);
  const escaped = lines.map((line, index) => {
    if (kinds[index] === 'code') return line;
    const isUnderline =
      underline.test(line) && (line.includes('\\') || (lines[index - 1] ?? '').trim() !== '');
    const isFence = kinds[index] === 'open-fence' || fence.exec(line)?.[1];
    return heading.test(line) || isUnderline || isFence ? withBackslash(line) : line;
  });
  return escaped.join('\n').replaceAll(headingLink, (run) => `${run}${run}\\`);
}

/** The lines of a section without the backslashes of `escapeContent` at their beginnings. */
export function unescapeLines(lines: readonly string[]): string[] {
  const kinds = lineKinds(lines);
  return lines.map((line, index) =>
    kinds[index] === 'code' ? line : line.replace(escapedLine, '$1'),
  );
}

/** Text without the backslashes of `escapeContent` before links. */
export const unescapeLinks = (text: string): string =>
  text.replaceAll(headingLink, (run) => run.slice(Math.ceil(run.length / 2)));
