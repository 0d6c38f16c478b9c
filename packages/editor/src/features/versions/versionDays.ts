import type { StoryVersion } from '../../services/index.ts';

export type VersionDay = { readonly day: string; readonly versions: readonly StoryVersion[] };

const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${moment.getMonth() + 1}-${moment.getDate()}`;

/** Versions by the day they were saved on, as the author's clock has it, in the order given. */
export function versionDays(versions: readonly StoryVersion[]): VersionDay[] {
  const days = new Map<string, StoryVersion[]>();
  for (const version of versions) {
    const day = dayOf(new Date(version.savedAt));
    const list = days.get(day);
    if (list) list.push(version);
    else days.set(day, [version]);
  }
  return [...days].map(([day, list]) => ({ day, versions: list }));
}

/** Whether this moment lies on the day before `now`, on it, or neither. */
export function relativeDay(moment: Date, now: Date): 'today' | 'yesterday' | null {
  if (dayOf(moment) === dayOf(now)) return 'today';
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return dayOf(moment) === dayOf(before) ? 'yesterday' : null;
}
