/**
 * Words that an adult reads in a minute. Trauzettel-Klosinski and Dietz measured 184 ± 32 for
 * Russian (Standardized Assessment of Reading Performance: The New International Reading Speed
 * Texts IReST, IOVS 2012); rounded down, for stories are read with pauses to choose.
 */
export const readingWordsPerMinute = 180;

/** How long so many words take to read, in whole seconds. */
export const readingSecondsOf = (words: number): number =>
  Math.ceil((words * 60) / readingWordsPerMinute);
