import fc from 'fast-check';
import { expect, test } from 'vitest';
import lostProperty from '../../../../../apps/server/demo/lost-property/story.json' with {
  type: 'json',
};
import mayak from '../../../../../apps/server/demo/mayak/story.json' with { type: 'json' };
import nightTrain from '../../../../../apps/server/demo/nochnoy-poezd/story.json' with {
  type: 'json',
};
import { isFullRun, runs } from '../../../../../scripts/testScope.ts';
import { playReducer } from '../../play/playReducer.ts';
import { playView } from '../../play/playView.ts';
import { startPlay } from '../../play/startPlay.ts';
import { availableChoices } from '../../queries/availableChoices.ts';
import type { StoryDocument, StoryNode } from '../../schema/document.ts';
import { parseStory } from '../../schema/parseStory.ts';
import { logicStoryArbitrary } from '../../testing/logicStory.arbitrary.ts';
import { successOf } from '../../testing/outcome.ts';
import { seededRandom } from '../../testing/random.ts';

/** What a reader sees until the next decision; without choices the reading has ended. */
export type Stretch = { readonly text: string; readonly choices: readonly string[] };

/** A reading in some program: begins, and goes on from a choice by its place among those that are offered. */
export type Reading = { begin: () => Stretch; choose: (index: number) => Stretch };

const words = (text: string): string =>
  text
    .replaceAll(/\\(?=[^\p{L}\p{N}\s])/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** So many single connections in a row are a circle that no program comes out of. */
const stepsMaximum = 50;

/** Null where the story goes in a circle without a decision. */
function ownStretch(story: StoryDocument, from: ReturnType<typeof startPlay>) {
  let state = successOf(from);
  const texts: string[] = [];
  for (let step = 0; step < stepsMaximum; step++) {
    const view = playView(story, state);
    if (!view) throw new Error('There is nothing to read.');
    texts.push(view.node.content);
    if (!view.canGoNext) {
      const decisions = [
        ...view.choices.map(({ text, choiceId }) => ({
          text,
          event: { type: 'choose', choiceId } as const,
        })),
        ...view.paths.map(({ title, connectionId }) => ({
          text: title,
          event: { type: 'follow', connectionId } as const,
        })),
      ];
      return { state, text: texts.join(' '), decisions };
    }
    state = playReducer(story, state, { type: 'next' });
  }
  return null;
}

/** Reads along random routes in our player and in another program: the same texts, choices and endings. */
function expectSameRoutes(
  story: StoryDocument,
  open: () => Reading,
  { routes, seed, steps = 12 }: { routes: number; seed: number; steps?: number },
): void {
  const random = seededRandom(seed);
  for (let route = 0; route < routes; route++) {
    let own = ownStretch(story, startPlay(story));
    if (!own) return;
    const other = open();
    let theirs = other.begin();
    for (let step = 0; step <= steps; step++) {
      expect({ text: words(theirs.text), choices: theirs.choices.map(words) }).toEqual({
        text: words(own.text),
        choices: own.decisions.map(({ text }) => words(text)),
      });
      if (own.decisions.length === 0 || step === steps) break;
      const index = Math.floor(random() * own.decisions.length);
      const decision = own.decisions[index] as (typeof own.decisions)[number];
      own = ownStretch(story, { ok: true, value: playReducer(story, own.state, decision.event) });
      if (!own) break;
      theirs = other.choose(index);
    }
  }
}

export const demoStories = [lostProperty, mayak, nightTrain].map((file) => {
  const story = successOf(parseStory(file));
  return { name: story.title, story };
});

type Routes = { demos?: typeof demoStories; endOnFailure?: boolean };

/** Tests that a program plays what is written for it as our player does. */
export function testRoutes(
  readingOf: (story: StoryDocument) => () => Reading,
  { demos = demoStories, endOnFailure = false }: Routes = {},
): void {
  test.each(demos)('$name', ({ story }) => {
    expectSameRoutes(story, readingOf(story), { routes: isFullRun ? 200 : 20, seed: 7 });
  });

  test('stories that remember', () => {
    fc.assert(
      fc.property(logicStoryArbitrary, fc.nat(), (story, seed) => {
        expectSameRoutes(story, readingOf(story), { routes: 8, seed });
      }),
      { numRuns: runs(50), endOnFailure },
    );
    expect.hasAssertions();
  });
}

/** So many options a reader is offered; a single path, or the one that a condition picks, is none. */
export function optionCount(story: StoryDocument, node: StoryNode): number {
  const { choices, paths } = availableChoices(story, node);
  const isPicked = story.variables && paths.some(({ condition }) => condition !== undefined);
  return choices.length + (paths.length > 1 && !isPicked ? paths.length : 0);
}
