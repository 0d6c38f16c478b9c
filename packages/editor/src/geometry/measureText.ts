import { contentWidths, titleWidths, type WidthTable } from './characterWidths.ts';

export type TextStyle = {
  readonly widths: ReadonlyMap<string, number>;
  readonly size: number;
};

const toMap = (table: WidthTable): ReadonlyMap<string, number> =>
  new Map(table.flatMap(([width, characters]) => Array.from(characters, (c) => [c, width / 100])));

/** For characters the tables do not hold: as wide as a wide letter, so that text never overflows. */
const unknownWidth = 0.8;

export const titleStyle: TextStyle = { widths: toMap(titleWidths), size: 15.5 };
export const contentStyle: TextStyle = { widths: toMap(contentWidths), size: 13.5 };

/** How wide a text is in one line. */
export function textWidth(text: string, { widths, size }: TextStyle): number {
  let width = 0;
  for (const character of text) width += widths.get(character) ?? unknownWidth;
  return width * size;
}

/**
 * How many lines a text takes, counted no further than `maximum`. Known before the browser draws
 * anything, so that a card has its size and its handles their places without being measured.
 */
export function countLines(
  text: string,
  style: TextStyle,
  lineWidth: number,
  maximum: number,
): number {
  const space = textWidth(' ', style);
  let lines = 0;
  // A long text is cut up no further than its first lines are counted.
  for (let from = 0; from <= text.length; ) {
    const end = text.indexOf('\n', from);
    const paragraph = end === -1 ? text.slice(from) : text.slice(from, end);
    from = end === -1 ? text.length + 1 : end + 1;
    lines += 1;
    if (lines >= maximum) return maximum;
    let used = 0;
    for (const [word] of paragraph.matchAll(wordPattern)) {
      const width = textWidth(word, style);
      if (used > 0 && used + width > lineWidth) {
        lines += 1;
        used = 0;
      }
      if (width > lineWidth) {
        const extra = Math.ceil(width / lineWidth) - 1;
        lines += extra;
        used = width - extra * lineWidth;
      } else used += width;
      if (lines >= maximum) return maximum;
      if (!word.endsWith('-')) used += space;
    }
  }
  return lines;
}

/** A word, or the part of one up to a hyphen, after which a line may break. */
const wordPattern = /[^\s-]*-|[^\s-]+/g;
