import type { StoryDocument } from '../schema/document.ts';
import { type StoryTest, testDecisionsMaximum, testsMaximum } from '../schema/storyTest.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { assertValidId } from './newIds.ts';

const withTests = (story: StoryDocument, tests: StoryTest[]): StoryDocument => {
  const { tests: _tests, ...rest } = story;
  return tests.length > 0 ? { ...rest, tests } : rest;
};

export type AddStoryTestInput = {
  test: Pick<StoryTest, 'id' | 'title' | 'seed' | 'decisions' | 'nodeId' | 'values'>;
};

/** Keeps a reading with the values that it comes to (SPEC E41). */
export function addStoryTest(story: StoryDocument, { test }: AddStoryTestInput): EditResult {
  assertValidId(test.id);
  const { tests = [] } = story;
  const { id, title, seed, decisions, nodeId, values } = test;
  if (tests.some((one) => one.id === id)) return refused('id-taken', {});
  if (tests.length >= testsMaximum) return refused('tests-too-many', {});
  if (decisions.length > testDecisionsMaximum) return refused('test-too-long', { nodeId });
  const made: StoryTest = { id, title, seed, decisions: [...decisions], nodeId, values };
  return edited(story, withTests(story, [...tests, made]));
}

export type RenameStoryTestInput = { testId: string; title: string };

/** Gives a test another title (SPEC E42). */
export function renameStoryTest(
  story: StoryDocument,
  { testId, title }: RenameStoryTestInput,
): EditResult {
  const { tests = [] } = story;
  const index = tests.findIndex(({ id }) => id === testId);
  const test = tests[index];
  if (!test) return refused('test-not-found', {});
  if (test.title === title) return edited(story, story);
  return edited(story, withTests(story, tests.with(index, { ...test, title })));
}

export type RemoveStoryTestInput = { testId: string };

/** Removes a test (SPEC E42). */
export function removeStoryTest(
  story: StoryDocument,
  { testId }: RemoveStoryTestInput,
): EditResult {
  const { tests = [] } = story;
  if (!tests.some(({ id }) => id === testId)) return refused('test-not-found', {});
  return edited(
    story,
    withTests(
      story,
      tests.filter(({ id }) => id !== testId),
    ),
  );
}
