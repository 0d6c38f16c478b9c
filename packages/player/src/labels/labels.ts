import type { playerMessages } from '../messages.ts';

/** Every word that the player says, in one language. */
export type PlayerWords = (typeof playerMessages)['ru'];

type Some<Words> = {
  [Key in keyof Words]?: Words[Key] extends string | ((...parameters: never[]) => string)
    ? Words[Key]
    : Some<Words[Key]>;
};

/** Words of the host in place of the player's own; what is left out stays. */
export type PlayerLabels = Some<PlayerWords>;

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The words with those of the host put in their places. */
export function mergeLabels<Words extends object>(words: Words, labels?: Some<Words>): Words {
  if (!labels) return words;
  const merged = Object.fromEntries<unknown>(Object.entries(words));
  for (const [key, label] of Object.entries(labels)) {
    const own = merged[key];
    if (label === undefined) continue;
    merged[key] = isBranch(own) && isBranch(label) ? mergeLabels(own, label) : label;
  }
  return merged as Words;
}
