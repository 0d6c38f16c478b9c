import { scanText } from '../twine/scanText.ts';
import type { Segment } from './contentSegments.ts';
import { type TemplateInput, templateOf } from './templateOf.ts';
import { type TwineDialect, twineFormats } from './twineDialects.ts';

/** What stands for a piece of a text while the rest of it is read; no text that is read has these signs. */
const mark = (sign: string, index: number): string => `${sign}${index}${sign}`;
const valueSign = '\uFDD1';
const marked = /\uFDD1(\d+)\uFDD1/g;

/** Whether a piece would go on into the sign behind it, as a name does. */
const goesOn = ({ written }: Segment, next: string): boolean =>
  /[\w$]$/.test(written) && /^[\w$]/.test(next) && /^[$_]/.test(written);

/** How many pieces at the beginning of a text are as they were written, and how long they are. */
function unchangedStart(segments: readonly Segment[], text: string) {
  let length = 0;
  for (const [count, segment] of segments.entries()) {
    const end = length + segment.written.length;
    if (!text.startsWith(segment.written, length) || goesOn(segment, text.slice(end, end + 1))) {
      return { count, length };
    }
    length = end;
  }
  return { count: segments.length, length };
}

/** The same for its end, without what the beginning has taken. */
function unchangedEnd(segments: readonly Segment[], text: string) {
  let length = 0;
  let count = 0;
  for (const { written } of [...segments].reverse()) {
    const from = text.length - length - written.length;
    const isCut = /[$_\\]/.test(text[from - 1] ?? '') && /^\w/.test(written);
    if (from < 0 || isCut || !text.startsWith(written, from)) break;
    length += written.length;
    count += 1;
  }
  return { count, length };
}

/**
 * The template of a text that we wrote and another program changed. Pieces before and behind the change, and those
 * within that are as they were written, keep their source; null where ours cannot say the rest.
 */
export function contentOf(
  text: string,
  segments: readonly Segment[],
  dialect: TwineDialect,
  input: Pick<TemplateInput, 'names' | 'link' | 'leave'>,
): string | null {
  const start = unchangedStart(segments, text);
  const end = unchangedEnd(segments.slice(start.count), text.slice(start.length));
  const sourceOf = (list: readonly Segment[]): string => list.map(({ source }) => source).join('');
  const before = segments.slice(0, start.count);
  const known = segments.slice(start.count, segments.length - end.count);
  const open: string[] = [];
  for (const { at, source } of before) {
    if (at === 'open') open.push(source);
    if (at === 'close') open.pop();
  }
  const { open: opens, close } = twineFormats[dialect];
  // A value that is yes or no is a condition in the file.
  const values = known.filter(
    ({ at, written }) =>
      at === undefined &&
      written.length > close.length &&
      written.endsWith(close) &&
      written.startsWith(opens('').slice(0, 4)),
  );
  let changed = text.slice(start.length, text.length - end.length);
  for (const [index, { written }] of values.entries()) {
    changed = changed.replace(written, () => mark(valueSign, index));
  }
  // The reader knows the end of a condition by its beginning.
  const parts = scanText(opens('true').repeat(open.length) + changed, dialect).slice(open.length);
  const template = templateOf(parts, { ...input, known, open });
  if (template === null) return null;
  const middle = template.replaceAll(
    marked,
    (_, index: string) => values[Number(index)]?.source ?? '',
  );
  return sourceOf(before) + middle + sourceOf(segments.slice(segments.length - end.count));
}
