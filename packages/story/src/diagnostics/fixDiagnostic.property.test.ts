import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import { applyChange } from '../change/applyChange.ts';
import { parseStory } from '../schema/parseStory.ts';
import { buildStory } from '../testing/buildStory.ts';
import { countingIds } from '../testing/countingIds.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { editsArbitrary } from '../testing/edits.arbitrary.ts';
import { successOf } from '../testing/outcome.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { createDiagnosticsRunner } from './createDiagnosticsRunner.ts';
import { diagnoseStory } from './diagnoseStory.ts';
import type { Diagnostic } from './diagnostic.ts';
import { fixDiagnostic } from './fixDiagnostic.ts';

const named = ({ code, place }: Diagnostic) => JSON.stringify([code, place]);

const edited = fc.tuple(storyArbitrary, editsArbitrary).map(([first, edits]) =>
  edits.reduce((story, edit) => {
    const result = edit(story);
    return result.ok ? result.value.story : story;
  }, first),
);

describe('fixDiagnostic', () => {
  test('V15: every named fix can be applied, leaves a valid story and removes the diagnostic', () => {
    fc.assert(
      fc.property(edited, (story) => {
        deepFreeze(story);
        for (const diagnosis of diagnoseStory(story)) {
          for (const fix of diagnosis.fixes) {
            const context = { ids: countingIds(`fix-${fix}`), random: () => 0.5 };
            const { story: fixed, change } = successOf(
              fixDiagnostic(story, diagnosis, fix, context),
            );
            expect(parseStory(fixed)).toEqual({ ok: true, value: fixed });
            expect(applyChange(story, change)).toStrictEqual(fixed);
            expect(diagnoseStory(fixed).map(named)).not.toContain(named(diagnosis));
          }
        }
      }),
      { numRuns: runs(400) },
    );
  });

  test('V14: slices of any size give the same result', () => {
    fc.assert(
      fc.property(edited, fc.integer({ min: 1, max: 40 }), (story, units) => {
        const diagnoser = createDiagnosticsRunner();
        diagnoser.start(story);
        let result = diagnoser.step(units);
        while (!result) result = diagnoser.step(units);
        expect(result).toEqual(diagnoseStory(story));
      }),
    );
  });

  test('V15: in a story of loops only, the end is added as a choice', () => {
    const story = buildStory().node('a', 'choice').choice('a', 'Снова', 'a').build();
    const [diagnosis] = diagnoseStory(story);
    if (!diagnosis) throw new Error('The story has no end.');
    const context = { ids: countingIds(), random: () => 0.5 };
    const { story: fixed } = successOf(fixDiagnostic(story, diagnosis, 'add-end-after', context));
    expect(fixed.nodes.map(({ type }) => type)).toEqual(['choice', 'end']);
    expect(fixed.nodes[0]?.choices.map(({ text }) => text)).toEqual(['Снова', 'Закончить']);
    expect(diagnoseStory(fixed)).toEqual([]);
  });
});
