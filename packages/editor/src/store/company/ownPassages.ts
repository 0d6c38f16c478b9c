import { textDifference } from '@dreamfork/story';

const sentenceSegmenter = new Intl.Segmenter('ru', { granularity: 'sentence' });

/**
 * What an author wrote of a text that began as `base`: the words that were added or, where some were replaced, the
 * sentences with these. Each passage is a paragraph. Empty where words were only taken out.
 */
export function ownPassages(base: string, mine: string): string {
  const pieces = textDifference(base, mine);
  const isAddition = pieces.every((piece) => piece.kind === 'same' || piece.removed.trim() === '');
  const passages: string[] = [];
  let isOpen = false;
  const add = (text: string, isOwn: boolean): void => {
    if (isOwn) passages.push(isOpen ? `${passages.pop()}${text}` : text);
    isOpen = isOwn;
  };
  if (isAddition) {
    for (const piece of pieces)
      add(piece.kind === 'same' ? '' : piece.added, piece.kind !== 'same');
  } else {
    const added = addedRanges(pieces);
    for (const { index, segment } of sentenceSegmenter.segment(mine)) {
      const end = index + segment.length;
      add(
        segment,
        added.some(({ from, to }) => from < end && index < to),
      );
    }
  }
  return passages.map((text) => text.trim()).join('\n\n');
}

function addedRanges(pieces: ReturnType<typeof textDifference>): { from: number; to: number }[] {
  let at = 0;
  return pieces.map((piece) => {
    const from = at;
    at += (piece.kind === 'same' ? piece.text : piece.added).length;
    return { from, to: piece.kind === 'same' ? from : at };
  });
}
