const nbsp = '\u00A0';

/** «же», «бы» and their like belong to the word before them. */
const particles = 'же|бы|ли|ль|ж|б';
const particle = new RegExp(` (?=(?:${particles})(?!\\p{L}))`, 'gu');
/** Prepositions, conjunctions and other words of a letter or two; in English the article and the pronoun. */
const shortWord = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?!(?:${particles})(?!\\p{L}))([А-Яа-яЁё]{1,2}|[AaI]) (?=\\S|$)`,
  'gu',
);

/**
 * Replaces the spaces at which no line may end: after short words, before a dash and «же», between a number and its
 * word. The text keeps its length.
 */
export const bindWords = (text: string): string =>
  text
    .replace(/(?<=\S) (?=—(?:\s|$))/g, nbsp)
    .replace(/(?<=\d) (?=\p{L})/gu, nbsp)
    .replace(particle, nbsp)
    .replace(shortWord, `$1${nbsp}`);

/**
 * Sets a line of plain text as a printed page has it: dashes, an ellipsis and «quotes» of Cyrillic words for those of
 * a typewriter, and no line that ends with a preposition. For display only: what the author typed stays as it is.
 */
export const typeset = (text: string): string =>
  bindWords(
    text
      .replace(/(?<!\.)\.{3}(?!\.)/g, '…')
      .replace(/(?<=^|\s)--?(?=\s)(?!\s\d)/g, '—')
      .replace(
        /(?<=^|[\s([—«])"(?=\S)([^"\n]*)(?<=\S)"(?![\p{L}\p{N}])/gu,
        (quote, text: string) => (/[А-Яа-яЁё]/.test(text) ? `«${text}»` : quote),
      ),
  );
