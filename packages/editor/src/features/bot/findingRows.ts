import type { BotReport, RecordedReading } from '@dreamfork/story';

export const findingKinds = ['deadEnds', 'circles', 'unreached', 'ends', 'all'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** One thing that the bot found, and the reading that shows it. */
export type FindingRow = {
  readonly nodeId: string;
  readonly count: number;
  /** A choice that was never taken. */
  readonly choiceId?: string;
  /** How many nodes the circle has. */
  readonly length?: number;
  readonly reading?: RecordedReading;
};

/** The rows of each list, the most frequent first; of all nodes the least frequent. */
export function findingRows(report: BotReport): Record<FindingKind, readonly FindingRow[]> {
  return {
    deadEnds: report.deadEnds,
    circles: report.circles.map(({ nodeIds, count, reading }) => ({
      nodeId: nodeIds[0] ?? reading.nodeId,
      length: nodeIds.length,
      count,
      reading,
    })),
    unreached: [
      ...report.unreachedNodeIds.map((nodeId) => ({ nodeId, count: 0 })),
      ...report.untakenChoices.map((choice) => ({ ...choice, count: 0 })),
    ],
    ends: report.ends,
    all: [...report.nodes]
      .map(([nodeId, count]) => ({ nodeId, count }))
      .toSorted((one, other) => one.count - other.count),
  };
}

/** What an author should look at first. */
export const firstKind = (rows: Record<FindingKind, readonly FindingRow[]>): FindingKind =>
  findingKinds.find((kind) => rows[kind].length > 0) ?? 'all';
