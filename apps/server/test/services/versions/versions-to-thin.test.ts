import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  inheritedMarks,
  lostTextBytes,
  lostTextMaximum,
  type StoredVersion,
  thinningSpans,
  versionsToThin,
} from '../../../src/services/versions/versions-to-thin.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365 * day;
const now = Date.UTC(2026, 10, 21, 12);

type Moment = Omit<StoredVersion, 'version'>;

/** Versions numbered in the order in which they were saved. */
const inOrder = (moments: readonly Moment[]): StoredVersion[] =>
  moments
    .toSorted((one, other) => one.savedAt - other.savedAt)
    .map((moment, index) => ({ version: index + 1, ...moment }));

const historyWith = (hasLostText: fc.Arbitrary<0 | 1>) =>
  fc
    .array(
      fc.record({
        savedAt: fc
          .oneof(
            fc.integer({ min: 0, max: hour }),
            fc.integer({ min: 0, max: 2 * day }),
            fc.integer({ min: 0, max: 2 * year }),
          )
          .map((age) => now - age),
        hasLostText,
        sizeBytes: fc.integer({ min: 0, max: lostTextBytes / lostTextMaximum }),
      }),
      { maxLength: 200 },
    )
    .map(inOrder);
const history = historyWith(fc.constantFrom(0, 1));
const plainHistory = historyWith(fc.constant(0));

const thin = (versions: readonly StoredVersion[], at: number): StoredVersion[] => {
  const needless = new Set(versionsToThin(versions, at));
  return versions.filter(({ version }) => !needless.has(version));
};

/** The longest span that a version of this age may be thinned by. */
const longestSpan = (age: number): number =>
  Math.max(...thinningSpans.filter(({ olderThan }) => age >= olderThan).map(({ span }) => span));

describe('thinning', () => {
  test('never takes the newest version', () => {
    fc.assert(
      fc.property(history, fc.nat(year), (versions, later) => {
        expect(versionsToThin(versions, now + later)).not.toContain(versions.at(-1)?.version);
      }),
    );
  });

  test('takes a version only where a later one lies in the same span of time', () => {
    fc.assert(
      fc.property(history, (versions) => {
        const kept = thin(versions, now);
        for (const version of versionsToThin(versions, now)) {
          const taken = versions.find((candidate) => candidate.version === version);
          const span = longestSpan(now - (taken?.savedAt ?? 0));
          const later = kept.filter(
            (candidate) =>
              candidate.version > version && candidate.savedAt - (taken?.savedAt ?? 0) < span,
          );
          expect(later).not.toEqual([]);
        }
      }),
    );
  });

  test('leaves at most one in each span of time', () => {
    fc.assert(
      fc.property(plainHistory, (versions) => {
        const kept = thin(versions, now);
        for (const { olderThan, span } of thinningSpans) {
          const starts = kept.map(({ savedAt }) => Math.floor(savedAt / span) * span);
          const old = starts.filter((start) => now - (start + span) >= olderThan);
          expect(new Set(old).size).toBe(old.length);
        }
      }),
    );
  });

  test('leaves the newest ones with text that was taken away, whatever lies beside them', () => {
    fc.assert(
      fc.property(history, fc.nat(year), (versions, later) => {
        const withText = versions.filter(({ hasLostText }) => hasLostText === 1);
        const kept = thin(versions, now + later);
        expect(kept).toEqual(expect.arrayContaining(withText.slice(-lostTextMaximum)));
        const last = versions.at(-1);
        const farther = last && { ...last, version: last.version + 1, savedAt: now + 10 * year };
        const years = farther ? thin([...versions, farther], now + 10 * year) : [];
        expect(years.length).toBeLessThanOrEqual(1 + lostTextMaximum + 2 * 53);
      }),
    );
  });

  test('leaves so many bytes of them, and the newest one whatever its size', () => {
    const moments = (count: number, sizeBytes: number) =>
      Array.from({ length: count }, (_, index) => ({
        savedAt: now - minute + index,
        hasLostText: 1 as const,
        sizeBytes,
      }));
    const large = thin(inOrder(moments(100, 25 * 1024 * 1024)), now);
    expect(large.map(({ version }) => version)).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99, 100]);
    expect(thin(inOrder(moments(3, 2 * lostTextBytes)), now)).toHaveLength(1);
  });

  test('leaves the same, however often it is done', () => {
    fc.assert(
      fc.property(history, fc.array(fc.nat(60 * day), { maxLength: 4 }), (versions, pauses) => {
        const end = now + pauses.reduce((sum, pause) => sum + pause, 0);
        let at = now;
        let often = thin(versions, at);
        for (const pause of pauses) {
          at += pause;
          often = thin(often, at);
        }
        expect(often).toEqual(thin(versions, end));
        expect(thin(often, end)).toEqual(often);
      }),
    );
  });

  test('does not mind the order in which it is told of versions, or a clock set back', () => {
    fc.assert(
      fc.property(history, fc.nat(day), (versions, back) => {
        const needless = versionsToThin(versions, now - back);
        expect(versionsToThin(versions.toReversed(), now - back)).toEqual(needless);
        expect(needless).not.toContain(versions.at(-1)?.version);
      }),
    );
  });

  test('keeps a year of saves every two seconds of an eight-hour day small and near', () => {
    const moments: Moment[] = [];
    for (let start = now - year; start < now; start += day) {
      // Saves of the last day every two seconds, of the days before every minute, to keep the test short.
      const step = start > now - 2 * day ? 2 * second : minute;
      for (let at = start; at < Math.min(start + 8 * hour, now); at += step) {
        moments.push({ savedAt: at, hasLostText: 0, sizeBytes: 1 });
      }
    }
    for (let at = now - 2 * hour; at <= now; at += 2 * second) {
      moments.push({ savedAt: at, hasLostText: 0, sizeBytes: 1 });
    }
    const kept = thin(inOrder(moments), now);
    expect(kept.length).toBeLessThan(60 + 10 + 2 * 144 + 30 + 7 + 52);
    const nearest = (age: number) =>
      Math.min(...kept.map(({ savedAt }) => Math.abs(now - age - savedAt)));
    expect(nearest(10 * minute)).toBeLessThanOrEqual(minute);
    expect(nearest(hour)).toBeLessThanOrEqual(minute);
    expect(nearest(90 * minute)).toBeLessThanOrEqual(10 * minute);
    expect(nearest(7 * day)).toBeLessThanOrEqual(day);
    expect(nearest(200 * day)).toBeLessThanOrEqual(7 * day);
  });
});

describe('the mark of model text', () => {
  const marks = fc.array(
    fc.record({ hasModelText: fc.constantFrom(0, 1), isRemoved: fc.boolean() }),
  );

  test('of versions that are removed goes to the next one that stays', () => {
    fc.assert(
      fc.property(marks, (moments) => {
        const versions = [...moments, { hasModelText: 0, isRemoved: false }].map(
          ({ hasModelText, isRemoved }, index) => ({
            version: index + 1,
            hasModelText: hasModelText as 0 | 1,
            isRemoved,
          }),
        );
        const removed = versions.filter(({ isRemoved }) => isRemoved).map(({ version }) => version);
        const inherited = inheritedMarks(versions.toReversed(), removed);
        let before = 0;
        for (const { version, hasModelText, isRemoved } of versions) {
          if (isRemoved) continue;
          const since = versions.slice(before, version);
          expect(hasModelText === 1 || inherited.includes(version)).toBe(
            since.some((one) => one.hasModelText === 1),
          );
          before = version;
        }
      }),
    );
  });
});
