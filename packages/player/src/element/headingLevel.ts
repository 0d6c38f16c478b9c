import type { PlayerHeadingLevel } from '../StoryPlayer.types.ts';

/** The heading level of an attribute, clamped to 1–6; 2 if it is not a number. */
export function headingLevel(value: string | null): PlayerHeadingLevel {
  const level = Math.trunc(Number(value || 2));
  return (Number.isNaN(level) ? 2 : Math.min(Math.max(level, 1), 6)) as PlayerHeadingLevel;
}
