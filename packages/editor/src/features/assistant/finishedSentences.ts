const segmenter = new Intl.Segmenter('ru', { granularity: 'sentence' });

/** The sentences of a growing text that are whole from an index on, and the index where the next begins. */
export function finishedSentences(text: string, from: number): { text: string; next: number } {
  const segments = [...segmenter.segment(text.slice(from))];
  const last = segments.at(-1);
  const next = last ? from + last.index : from;
  return { text: text.slice(from, next).trim(), next };
}
