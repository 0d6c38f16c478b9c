/** Splits an author's text into paragraphs of lines: an empty line parts paragraphs, a single break parts lines. */
export function paragraphs(content: string): string[][] {
  return content
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .map(withoutEmptyEdges)
    .filter((lines) => lines.length > 0);
}

function withoutEmptyEdges(lines: string[]): string[] {
  const first = lines.findIndex((line) => line !== '');
  if (first === -1) return [];
  const last = lines.findLastIndex((line) => line !== '');
  return lines.slice(first, last + 1);
}
