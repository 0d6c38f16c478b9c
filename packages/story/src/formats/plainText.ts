/** Text as the readers take it: without a byte order mark, with line feeds alone. */
export const plainText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');

/** The text without empty lines before and after it. */
export function withoutOuterLines(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === '\n') start += 1;
  while (end > start && text[end - 1] === '\n') end -= 1;
  return text.slice(start, end);
}

/** Text on one line, with one space between words. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
