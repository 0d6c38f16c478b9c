import type { TransparencyRow, transparencyQuery } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import type { Services } from '../services.ts';

const readAtOnce = 1000;
const hour = 60 * 60 * 1000;

type Period = z.output<typeof transparencyQuery>;
type Group = TransparencyRow['group'];

/** Cases that moderators decided in a period, with the reasons of their reports, page by page. */
async function* readDecided({ database }: Services, { from, to }: Period) {
  let place: readonly [time: number, id: string] = [Date.parse(from), ''];
  for (;;) {
    const [time, id] = place;
    const cases = await database
      .selectFrom('moderation_cases')
      .select([
        'target_id',
        'outcome',
        'recorded_at',
        'decided_at',
        'appealed_at',
        'appeal_outcome',
        'reversal_reason',
      ])
      .where((expression) =>
        expression(expression.refTuple('decided_at', 'target_id'), '>', expression.tuple(time, id)),
      )
      .where('decided_at', '<', Date.parse(to))
      .where('decided_by', 'is not', null)
      .orderBy('decided_at')
      .orderBy('target_id')
      .limit(readAtOnce)
      .execute();
    if (cases.length === 0) return;
    const reports = await database
      .selectFrom('reports')
      .select(['target_id', 'reason'])
      .distinct()
      .where(
        'target_id',
        'in',
        cases.map(({ target_id }) => target_id),
      )
      .execute();
    const reasons = new Map<string, string[]>();
    for (const { target_id, reason } of reports) {
      reasons.set(target_id, [...(reasons.get(target_id) ?? []), reason]);
    }
    yield cases.map((one) => ({ ...one, reasons: reasons.get(one.target_id) ?? [] }));
    const last = cases.at(-1);
    place = [last?.decided_at ?? 0, last?.target_id ?? ''];
  }
}

type Decided = ReturnType<typeof readDecided> extends AsyncGenerator<(infer One)[]> ? One : never;

const appealOf = ({ appealed_at, appeal_outcome, reversal_reason }: Decided): string => {
  if (reversal_reason !== null) return 'reversed-without-appeal';
  if (appealed_at === null) return 'none';
  return appeal_outcome ?? 'pending';
};

/** The groups and values that a case counts under. */
const valuesOf = (one: Decided): (readonly [Group, string])[] => [
  ['all', 'decided'],
  ['action', one.outcome ?? ''],
  ...one.reasons.map((reason) => ['reason', reason] as const),
  ['source', one.reasons.length > 0 ? 'report' : 'moderator'],
  ['appeal', appealOf(one)],
];

function medianHours(durations: readonly number[]): number | null {
  const sorted = durations.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? upper) : upper;
  return Math.round(((lower + upper) / 2 / hour) * 100) / 100;
}

/**
 * Counts the cases decided in a period. Reads them page by page and keeps one number for each; a case that was
 * opened again counts with its last decision. Holds no personal data.
 */
export async function* readTransparency(
  services: Services,
  period: Period,
): AsyncGenerator<TransparencyRow[]> {
  const counted = new Map<string, { group: Group; value: string; durations: number[] }>();
  counted.set('all decided', { group: 'all', value: 'decided', durations: [] });
  for await (const cases of readDecided(services, period)) {
    for (const one of cases) {
      for (const [group, value] of valuesOf(one)) {
        const key = `${group} ${value}`;
        const entry = counted.get(key) ?? { group, value, durations: [] };
        entry.durations.push((one.decided_at ?? 0) - one.recorded_at);
        counted.set(key, entry);
      }
    }
  }
  const order: readonly Group[] = ['all', 'action', 'reason', 'source', 'appeal'];
  yield [...counted.values()]
    .toSorted(
      (one, other) =>
        order.indexOf(one.group) - order.indexOf(other.group) ||
        one.value.localeCompare(other.value),
    )
    .map(({ group, value, durations }) => ({
      group,
      value,
      cases: durations.length,
      medianHours: medianHours(durations),
    }));
}
