import { textDifference } from '@dreamfork/story';

const sentenceSegmenter = new Intl.Segmenter('ru', { granularity: 'sentence' });

const sentencesOf = (text: string): string[] =>
  Array.from(sentenceSegmenter.segment(text), ({ segment }) => segment);

/**
 * What an author wrote of a text that began as `base`: the words that were added or, where some were replaced, the
 * sentences with these. Each passage is a paragraph. Empty where words were only taken out.
 */
export function ownPassages(base: string, mine: string): string {
  const changes = textDifference(base, mine).filter((piece) => piece.kind === 'change');
  if (changes.every(({ removed }) => removed.trim() === '')) {
    return changes.map(({ added }) => added.trim()).join('\n\n');
  }
  const known = new Set(sentencesOf(base).map((sentence) => sentence.trim()));
  return sentencesOf(mine)
    .map((sentence) => (known.has(sentence.trim()) ? '\n\n' : sentence))
    .join('')
    .split(/\n{2,}/)
    .map((passage) => passage.trim())
    .filter(Boolean)
    .join('\n\n');
}
