import type { playerMessages } from '../messages.ts';

/** The interface texts of the player in one language. */
export type PlayerMessages = (typeof playerMessages)['ru'];

type Some<Messages> = {
  [Key in keyof Messages]?: Messages[Key] extends string | ((...parameters: never[]) => string)
    ? Messages[Key]
    : Some<Messages[Key]>;
};

/** Messages of the host that replace those of the player. */
export type PlayerLabels = Some<PlayerMessages>;

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The messages of the player, with replacements of the host. */
export function mergeLabels<Messages extends object>(
  messages: Messages,
  labels?: Some<Messages>,
): Messages {
  if (!labels) return messages;
  const merged = Object.fromEntries<unknown>(Object.entries(messages));
  for (const [key, label] of Object.entries(labels)) {
    const own = merged[key];
    if (label === undefined) continue;
    merged[key] = isBranch(own) && isBranch(label) ? mergeLabels(own, label) : label;
  }
  return merged as Messages;
}
