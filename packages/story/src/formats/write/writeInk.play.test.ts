import fc from 'fast-check';
import { Compiler } from 'inkjs/full';
import { describe, expect, test } from 'vitest';
import { isFullRun, runs } from '../../../../../scripts/testScope.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { logicStoryArbitrary } from '../../testing/logicStory.arbitrary.ts';
import { demoStories, expectSameRoutes, type Reading } from './playedRoutes.fixture.ts';
import { writeInk } from './writeInk.ts';

function inkReading(story: StoryDocument): () => Reading {
  const ink = new Compiler(writeInk(story)).Compile();
  const stretch = () => ({
    text: ink.ContinueMaximally() ?? '',
    choices: ink.currentChoices.map(({ text }) => text),
  });
  return () => {
    ink.ResetState();
    return {
      begin: stretch,
      choose(index) {
        ink.ChooseChoiceIndex(index);
        return stretch();
      },
    };
  };
}

const routes = isFullRun ? 200 : 20;

describe('W6: ink plays as our player does', () => {
  test.each(demoStories)('$name', ({ story }) => {
    expectSameRoutes(story, inkReading(story), { routes, seed: 7 });
  });

  test('stories that remember', () => {
    fc.assert(
      fc.property(logicStoryArbitrary, fc.nat(), (story, seed) => {
        expectSameRoutes(story, inkReading(story), { routes: 8, seed });
      }),
      { numRuns: runs(50) },
    );
    expect.hasAssertions();
  });
});
