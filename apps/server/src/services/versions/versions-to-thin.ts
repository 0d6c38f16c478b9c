/** The facts of an automatic version that thinning depends on. */
export type StoredVersion = {
  version: number;
  savedAt: number;
  /** Whether it holds text that the next save removed. */
  hasLostText: 0 | 1;
  /** Of the document as JSON text. */
  sizeBytes: number;
};

/** The number of versions with lost text that stay at any age, as far as `lostTextBytes` allow. */
export const lostTextMaximum = 100;

/** What the documents of these versions may have together: a hundred of 2.5 MB. The newest one always stays. */
export const lostTextBytes = 250 * 1024 * 1024;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The minimum distance of versions, by their age. Each span is a multiple of the one before. */
export const thinningSpans = [
  { olderThan: Number.NEGATIVE_INFINITY, span: minute },
  { olderThan: hour, span: 10 * minute },
  { olderThan: day, span: day },
  { olderThan: 30 * day, span: 7 * day },
] as const;

const endOf = (savedAt: number, span: number): number => (Math.floor(savedAt / span) + 1) * span;

/** A span counts as old when all of it is, so that its versions are thinned together. */
const spanAt = (savedAt: number, now: number): number =>
  thinningSpans.findLast(({ olderThan, span }) => now - endOf(savedAt, span) >= olderThan)?.span ??
  minute;

/** The newest versions with lost text, as many as may stay. */
function keptForText(newestFirst: readonly StoredVersion[]): Set<StoredVersion> {
  const kept = new Set<StoredVersion>();
  let bytes = 0;
  for (const version of newestFirst) {
    if (version.hasLostText === 0) continue;
    bytes += version.sizeBytes;
    if (kept.size === lostTextMaximum || (kept.size > 0 && bytes > lostTextBytes)) break;
    kept.add(version);
  }
  return kept;
}

/**
 * The automatic versions that can be removed. These stay: the last one of each span of time, with spans that
 * grow with age, the newest of all, and the newest ones with lost text. The result does not depend on how
 * often thinning runs.
 */
export function versionsToThin(versions: readonly StoredVersion[], now: number): number[] {
  const newestFirst = versions.toSorted((one, other) => other.version - one.version);
  const lastWithText = keptForText(newestFirst);
  const taken = new Set<string>();
  return newestFirst
    .filter((kept, index) => {
      const { savedAt } = kept;
      const span = spanAt(savedAt, now);
      const place = `${span} ${Math.floor(savedAt / span)}`;
      const isNeedless = taken.has(place) && index > 0 && !lastWithText.has(kept);
      taken.add(place);
      return isNeedless;
    })
    .map(({ version }) => version);
}

/** A version as the mark of model text sees it. */
export type MarkedVersion = { version: number; hasModelText: 0 | 1 };

/**
 * The versions that get the mark of model text from those that are removed: each time the next one that stays, so
 * that a mark still tells what was taken since the version before.
 */
export function inheritedMarks(
  versions: readonly MarkedVersion[],
  removed: readonly number[],
): number[] {
  const isRemoved = new Set(removed);
  const inherited: number[] = [];
  let isMarked = false;
  for (const { version, hasModelText } of versions.toSorted(
    (one, other) => one.version - other.version,
  )) {
    if (isRemoved.has(version)) {
      isMarked ||= hasModelText === 1;
      continue;
    }
    if (isMarked && hasModelText === 0) inherited.push(version);
    isMarked = false;
  }
  return inherited;
}
