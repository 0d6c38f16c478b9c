import type { StoryDocument } from '@dreamfork/story';
import { meetingTitle } from './story.ts';

export type Writing = {
  words: readonly string[];
  /** Cards with words of the author that wait for a decision. */
  kept: readonly { title: string; text: string }[];
};

/** What of a document the authors made, for comparing. */
export const contentOf = ({ nodes, connections, startNodeId }: StoryDocument) => ({
  nodes,
  connections,
  startNodeId,
});

const wordsIn = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? [];

/** Where the words are that the authors have written, each of them once. */
export function countWords(stored: StoryDocument, authors: readonly Writing[]) {
  const inStory = new Map<string, number>();
  for (const word of stored.nodes.flatMap(({ content }) => wordsIn(content))) {
    inStory.set(word, (inStory.get(word) ?? 0) + 1);
  }
  const onCards = new Set(authors.flatMap(({ kept }) => kept.flatMap(({ text }) => wordsIn(text))));
  const written = authors.flatMap(({ words }) => words);
  const missing = written.filter((word) => !inStory.has(word));
  return {
    written: written.length,
    onCardsAlone: missing.filter((word) => onCards.has(word)).length,
    lost: missing.filter((word) => !onCards.has(word)),
    doubled: written.filter((word) => (inStory.get(word) ?? 0) > 1),
  };
}

/** Cards of nodes in which the authors never wrote at one place. */
export const needlessCards = (authors: readonly Writing[]): string[] =>
  authors
    .flatMap(({ kept }) => kept.map(({ title }) => title))
    .filter((title) => !title.includes(meetingTitle));

/** How often each notice or question was shown. */
export function tally(questions: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const question of questions) counts.set(question, (counts.get(question) ?? 0) + 1);
  return [...counts].map(([question, count]) => `${count} × ${question}`).join('; ');
}
