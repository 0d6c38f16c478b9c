/** In pixels of the screen: shorter titles have one line, longer ones two of at most that width. */
const width = { single: 104, widest: 168 } as const;

export type Measure = (text: string) => number;

function shortened(measure: Measure, text: string): string {
  const whole = measure(text);
  if (whole <= width.widest) return text;
  const letters = Math.max(1, Math.floor((text.length * width.widest) / whole) - 1);
  return `${text.slice(0, letters).trimEnd()}…`;
}

/**
 * A title in one line or in two that are about as long as each other; cut only where that is not enough.
 *
 * @param single - The widest title that has one line; 0 for two lines wherever there are two words.
 */
export function wrapTitle(
  title: string,
  measure: Measure,
  single: number = width.single,
): string[] {
  const words = title.split(' ');
  const whole = measure(title);
  if (whole <= single || words.length === 1) return [shortened(measure, title)];
  const space = measure(' ');
  let before = 0;
  let best = { at: 1, wide: Number.POSITIVE_INFINITY };
  for (const [index, word] of words.slice(0, -1).entries()) {
    before += measure(word) + (index > 0 ? space : 0);
    const wide = Math.max(before, whole - before - space);
    if (wide < best.wide) best = { at: index + 1, wide };
  }
  const lines = [words.slice(0, best.at), words.slice(best.at)];
  return lines.map((line) => shortened(measure, line.join(' ')));
}
