/** What is selected of a text; empty where both indexes are the same. */
export type TextSelection = { readonly from: number; readonly to: number };

/** A text, and what is selected in it. */
export type SelectedText = { readonly text: string; readonly selection: TextSelection };

/** A mark that is written in the place of a piece of a text. */
export type MarkEdit = TextSelection & {
  readonly mark: string;
  /** Whether an index where the mark begins goes behind it, as of a mark before words. */
  readonly isBefore: boolean;
};

/** Writes marks into a text, in their order; the selection stays on the same words. */
export function writeMarks(
  text: string,
  { from, to }: TextSelection,
  edits: readonly MarkEdit[],
): SelectedText {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits) {
    parts.push(text.slice(at, edit.from), edit.mark);
    at = edit.to;
  }
  const moved = (index: number): number => {
    let shift = 0;
    for (const { from: begin, to: end, mark, isBefore } of edits) {
      const isBehind = isBefore ? index >= begin : index > begin;
      if (!isBehind) break;
      shift += mark.length - (Math.min(index, end) - begin);
    }
    return index + shift;
  };
  return {
    text: parts.join('') + text.slice(at),
    selection: { from: moved(from), to: moved(to) },
  };
}
