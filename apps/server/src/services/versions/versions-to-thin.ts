/** What thinning needs to know of an automatic version. */
export type KeptVersion = { version: number; savedAt: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How close together versions may lie, by their age. Each span is a whole number of the one before. */
export const thinningSpans = [
  { youngerThan: hour, span: minute },
  { youngerThan: day, span: 10 * minute },
  { youngerThan: 30 * day, span: day },
  { youngerThan: Number.POSITIVE_INFINITY, span: 7 * day },
] as const;

const spanAt = (age: number): number =>
  thinningSpans.find(({ youngerThan }) => age < youngerThan)?.span ?? minute;

/**
 * The automatic versions that later ones make needless: of each span of time the last one stays, spans
 * growing with age, and the newest of all. What is left does not depend on how often one thins.
 */
export function versionsToThin(versions: readonly KeptVersion[], now: number): number[] {
  const newestFirst = versions.toSorted((one, other) => other.version - one.version);
  const taken = new Set<string>();
  return newestFirst
    .filter(({ savedAt }, index) => {
      const span = spanAt(now - savedAt);
      const place = `${span} ${Math.floor(savedAt / span)}`;
      const isNeedless = taken.has(place) && index > 0;
      taken.add(place);
      return isNeedless;
    })
    .map(({ version }) => version);
}
