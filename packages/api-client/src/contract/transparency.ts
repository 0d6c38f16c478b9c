import * as z from 'zod/mini';
import { transparency } from '../routes/moderation.ts';
import { route } from './route.ts';

export const transparencyQuery = z
  .object({
    /** The first moment of the period. */
    from: z.iso.datetime(),
    /** The first moment after the period. */
    to: z.iso.datetime(),
  })
  .check(
    z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), {
      error: 'period-empty',
      path: ['to'],
    }),
  );

/** How many decided cases have a value, and how long their decisions took. */
export type TransparencyRow = {
  group: 'all' | 'action' | 'reason' | 'source' | 'appeal';
  value: string;
  cases: number;
  /** From the first report to the decision; null without cases. */
  medianHours: number | null;
};

export const transparencyRoutes = {
  exportCsv: route(transparency.exportCsv, {
    tag: 'Moderation',
    summary:
      'Counts of the cases decided in a period, by action, reported reason, source and outcome of the appeal, as a CSV file without personal data. A case counts under each reason that it was reported for. Written to the audit log.',
    query: transparencyQuery,
    response: z.string(),
    contentType: 'text/csv',
  }),
} as const;

export type TransparencyQuery = z.input<typeof transparencyQuery>;

/** The columns of the CSV file. */
export const transparencyCsvColumns = [
  ['group', ({ group }: TransparencyRow) => group],
  ['value', ({ value }: TransparencyRow) => value],
  ['cases', ({ cases }: TransparencyRow) => cases],
  ['medianHoursToDecision', ({ medianHours }: TransparencyRow) => medianHours],
] as const;
