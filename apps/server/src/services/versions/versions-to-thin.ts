/** What thinning needs to know of an automatic version. */
export type KeptVersion = { version: number; savedAt: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How close together versions may lie, by their age. Each span is a whole number of the one before. */
export const thinningSpans = [
  { olderThan: Number.NEGATIVE_INFINITY, span: minute },
  { olderThan: hour, span: 10 * minute },
  { olderThan: day, span: day },
  { olderThan: 30 * day, span: 7 * day },
] as const;

const endOf = (savedAt: number, span: number): number => (Math.floor(savedAt / span) + 1) * span;

/** A span of time is old when all of it is: what lies in it comes of age together. */
const spanAt = (savedAt: number, now: number): number =>
  thinningSpans.findLast(({ olderThan, span }) => now - endOf(savedAt, span) >= olderThan)?.span ??
  minute;

/**
 * The automatic versions that later ones make needless: of each span of time the last one stays, spans
 * growing with age, and the newest of all. What is left does not depend on how often one thins.
 */
export function versionsToThin(versions: readonly KeptVersion[], now: number): number[] {
  const newestFirst = versions.toSorted((one, other) => other.version - one.version);
  const taken = new Set<string>();
  return newestFirst
    .filter(({ savedAt }, index) => {
      const span = spanAt(savedAt, now);
      const place = `${span} ${Math.floor(savedAt / span)}`;
      const isNeedless = taken.has(place) && index > 0;
      taken.add(place);
      return isNeedless;
    })
    .map(({ version }) => version);
}
