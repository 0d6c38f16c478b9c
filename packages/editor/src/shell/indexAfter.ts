import type { textDifference } from '@dreamfork/story';

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Where a place in a text is after others changed words around it. What they insert there comes behind it. */
export function indexAfter(pieces: ReturnType<typeof textDifference>, index: number): number {
  let [from, to] = [0, 0];
  for (const piece of pieces) {
    const [removed, added] =
      piece.kind === 'same' ? [piece.text, piece.text] : [piece.removed, piece.added];
    // Up to the end of what stays: whoever types a word there goes on with it.
    if (removed !== '' && index <= from + commonStart(removed, added)) return to + index - from;
    if (index < from + removed.length) return to + added.length;
    from += removed.length;
    to += added.length;
  }
  return to;
}
