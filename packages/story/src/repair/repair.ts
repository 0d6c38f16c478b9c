import type { ProblemPlace } from '../validation/problem.ts';

/** What can be done to a damaged story so that it can be opened. */
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
  'text-mended',
  'list-mended',
  'item-dropped',
  'media-mended',
  'mark-mended',
  'nesting-cut',
  'value-mended',
] as const;

export type RepairCode = (typeof repairCodes)[number];

/** One kind of repair: how often it was needed, and where first. */
export type Repair = {
  readonly code: RepairCode;
  readonly place: ProblemPlace;
  readonly count: number;
};

/** Counts repairs while they are made. */
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
