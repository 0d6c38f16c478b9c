import type { ProblemPlace } from '../validation/problem.ts';

/** The kinds of repairs of a damaged story. */
export const repairCodes = [
  'start-node-reset',
  'node-id-renewed',
  'connection-id-renewed',
  'choice-id-renewed',
  'mark-id-renewed',
  'connection-dropped',
  'connection-rooted',
  'choice-loosened',
  'position-reset',
  'node-type-reset',
  'text-repaired',
  'list-repaired',
  'item-dropped',
  'media-repaired',
  'mark-repaired',
  'nesting-cut',
  'value-repaired',
] as const;

export type RepairCode = (typeof repairCodes)[number];

/** One kind of repair with its count and first place. */
export type Repair = {
  readonly code: RepairCode;
  readonly place: ProblemPlace;
  readonly count: number;
};

/** Counts repairs. */
export type RepairLog = {
  add(code: RepairCode, place?: ProblemPlace): void;
  /** In the order of `repairCodes`. */
  list(): Repair[];
};

export function startRepairLog(): RepairLog {
  const repairs = new Map<RepairCode, { place: ProblemPlace; count: number }>();
  return {
    add(code, place = {}) {
      const known = repairs.get(code);
      if (known) known.count += 1;
      else repairs.set(code, { place, count: 1 });
    },
    list: () =>
      repairCodes.flatMap((code) => {
        const repair = repairs.get(code);
        return repair ? { code, ...repair } : [];
      }),
  };
}
