/** Whether a cut before this index would part the two units of one character. */
const partsCharacter = (text: string, index: number): boolean =>
  /[\uDC00-\uDFFF]/.test(text.charAt(index)) && /[\uD800-\uDBFF]/.test(text.charAt(index - 1));

/** How far a cut moves to fall between two words. */
const wordReach = 40;

/** As much of the beginning as fits, up to the end of a word where one is near. */
export function keepBeginning(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = partsCharacter(text, limit) ? limit - 1 : Math.max(limit, 0);
  const kept = text.slice(0, end);
  if (/\s/.test(text.charAt(end))) return kept;
  const space = kept.search(/\s\S*$/);
  return space > 0 && end - space <= wordReach ? kept.slice(0, space) : kept;
}

/** As much of the end as fits, from the beginning of a word where one is near. */
export function keepEnd(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.length - Math.max(limit, 0);
  const kept = text.slice(partsCharacter(text, start) ? start + 1 : start);
  if (/\s/.test(text.charAt(start - 1))) return kept;
  const space = kept.search(/\s/);
  return space >= 0 && space <= wordReach ? kept.slice(space + 1) : kept;
}
