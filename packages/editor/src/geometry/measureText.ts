export type TextStyle = {
  readonly family: 'text' | 'reading';
  readonly weight: number;
  /** In pixels. */
  readonly size: number;
};

export const titleStyle: TextStyle = { family: 'text', weight: 600, size: 15.5 };
export const contentStyle: TextStyle = { family: 'reading', weight: 400, size: 13.5 };

/** What texts are set in, as values of CSS' `font-family`. */
type Families = Readonly<Record<TextStyle['family'], string>>;

let families: Families = { text: 'sans-serif', reading: 'serif' };
let version = 0;
let widthsByStyle = new Map<TextStyle, (letter: string) => number>();

/** Grows when texts are to be measured anew. */
export const fontVersion = (): number => version;

/** From now on texts are measured in these fonts. */
export function setFonts(next: Families): void {
  if (next.text === families.text && next.reading === families.reading) return;
  families = next;
  version += 1;
  widthsByStyle = new Map();
}

/** As CSS' `font`. */
export const fontOf = ({ family, weight, size }: TextStyle, of: Families): string =>
  `${weight} ${size}px ${of[family]}`;

/** In ems, where nothing can be measured, as outside of a browser. */
const unmeasuredWidth = 0.6;

/** Measures each letter when it is first met. */
function createWidths(style: TextStyle): (letter: string) => number {
  const canvas = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1);
  const context = canvas?.getContext('2d');
  if (!context) return () => unmeasuredWidth * style.size;
  context.font = fontOf(style, families);
  const widths = new Map<string, number>();
  return (letter) => {
    let width = widths.get(letter);
    if (width === undefined) {
      width = context.measureText(letter).width;
      widths.set(letter, width);
    }
    return width;
  };
}

/** How wide a text is in one line, in pixels; without kerning, so that each letter is measured once. */
export function textWidth(text: string, style: TextStyle): number {
  let widthOf = widthsByStyle.get(style);
  if (!widthOf) {
    widthOf = createWidths(style);
    widthsByStyle.set(style, widthOf);
  }
  let width = 0;
  for (const letter of text) width += widthOf(letter);
  return width;
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
