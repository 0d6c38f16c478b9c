import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type KeptVersion,
  thinningSpans,
  versionsToThin,
} from '../../../src/services/versions/versions-to-thin.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365 * day;
const now = Date.UTC(2026, 10, 21, 12);

/** Versions numbered in the order in which they were saved. */
const inOrder = (moments: readonly number[]): KeptVersion[] =>
  moments
    .toSorted((one, other) => one - other)
    .map((savedAt, index) => ({ version: index + 1, savedAt }));

const history = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: hour }),
      fc.integer({ min: 0, max: 2 * day }),
      fc.integer({ min: 0, max: 2 * year }),
    ),
    { maxLength: 200 },
  )
  .map((ages) => inOrder(ages.map((age) => now - age)));

const thin = (versions: readonly KeptVersion[], at: number): KeptVersion[] => {
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
      fc.property(history, (versions) => {
        const kept = thin(versions, now);
        for (const { olderThan, span } of thinningSpans) {
          const starts = kept.map(({ savedAt }) => Math.floor(savedAt / span) * span);
          const old = starts.filter((start) => now - (start + span) >= olderThan);
          expect(new Set(old).size).toBe(old.length);
        }
      }),
    );
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
    const moments: number[] = [];
    for (let start = now - year; start < now; start += day) {
      // Saves of the last day every two seconds, of the days before every minute, to keep the test short.
      const step = start > now - 2 * day ? 2 * second : minute;
      for (let at = start; at < Math.min(start + 8 * hour, now); at += step) moments.push(at);
    }
    for (let at = now - 2 * hour; at <= now; at += 2 * second) moments.push(at);
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
