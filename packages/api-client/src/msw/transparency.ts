import type { HttpHandler } from 'msw';
import {
  contract,
  csvFile,
  queryText,
  type TransparencyRow,
  transparencyCsvColumns,
} from '../contract/index.ts';
import { recordAct } from './audit.ts';
import { handle, type Setting } from './handle.ts';
import { joined } from './lookups.ts';
import type { MockCase, MockDatabase } from './mockDatabase.ts';

const { transparency } = contract;

type Value = readonly [TransparencyRow['group'], string];

function valuesOf({ reports }: MockDatabase, one: MockCase): Value[] {
  const own = reports.filter(({ storyId, commentId }) => (commentId ?? storyId) === one.id);
  const reasons = [...new Set(own.map(({ reason }) => reason))];
  return [
    ['all', 'decided'],
    ['action', one.decision?.outcome ?? ''],
    ...reasons.map((reason) => ['reason', reason] as const),
    ['source', reasons.length > 0 ? 'report' : 'moderator'],
    [
      'appeal',
      one.decision?.reversal
        ? 'reversed-without-appeal'
        : one.appeal
          ? (one.appeal.outcome ?? 'pending')
          : 'none',
    ],
  ];
}

function rowsOf(database: MockDatabase, { from, to }: { from: string; to: string }) {
  const decided = database.cases.filter(
    ({ decision }) =>
      decision?.moderatorId && decision.decidedAt >= from && decision.decidedAt < to,
  );
  const rows = new Map<string, TransparencyRow>([
    ['all decided', { group: 'all', value: 'decided', cases: 0, medianHours: null }],
  ]);
  for (const [group, value] of decided.flatMap((one) => valuesOf(database, one))) {
    const row = rows.get(`${group} ${value}`) ?? { group, value, cases: 0, medianHours: 0 };
    rows.set(`${group} ${value}`, { ...row, cases: row.cases + 1, medianHours: 0 });
  }
  return [...rows.values()];
}

export const transparencyHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, transparency.exportCsv, ({ database, query, session }) => {
    recordAct(database, session, {
      action: 'transparency-export',
      after: { filters: queryText(query) },
    });
    return joined(csvFile(transparencyCsvColumns, [rowsOf(database, query)]));
  }),
];
