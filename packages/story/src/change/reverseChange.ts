import type { Change, ChangeEntry } from './change.ts';

/** The change that undoes this one exactly, order of lists included (SPEC C2). */
export const reverseChange = (change: Change): Change =>
  change.map((entry) => ({ ...entry, before: entry.after, after: entry.before }) as ChangeEntry);
